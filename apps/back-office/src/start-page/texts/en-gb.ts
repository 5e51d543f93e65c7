import type { startTexts as german } from "./de-de.ts";

export const startTexts: Readonly<Record<keyof typeof german, string>> = {
  "start.hello": "Good day, {name}. This waits today.",
  "start.today": "Today",
  "start.ordersToday": "Orders today",
  "start.moneyToday": "Sales today",
  "start.weekBefore": "A week ago by this time: {value}",
  "start.month": "The last 30 days",
  "start.monthNote": "What was ordered, without what was cancelled; amounts with tax, as ordered.",
  "start.orders": "Orders",
  "start.money": "Sales",
  "start.day": "Day",
  "start.asTable": "As a table",
  "start.tasks": "What there is to do",
  "start.toPay": "Waiting for payment",
  "start.toShip": "To be shipped",
  "start.toComplete": "Partly shipped",
  "start.lowStock": "Low stock",
  "start.reviews": "New reviews",
  "start.messages": "Open messages",
  "start.latest": "Latest orders",
  "start.allOrders": "All orders",
};
