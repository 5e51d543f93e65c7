import type { startTexts as german } from "./de-de.ts";

export const startTexts: Readonly<Record<keyof typeof german, string>> = {
  "start.hello": "Good day, {name}. This waits today.",
  "start.tasks": "What there is to do",
  "start.toPay": "Waiting for payment",
  "start.toShip": "To be shipped",
  "start.reviews": "New reviews",
  "start.messages": "Open messages",
  "start.latest": "Latest orders",
  "start.allOrders": "All orders",
};
