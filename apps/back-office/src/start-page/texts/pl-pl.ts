import type { startTexts as german } from "./de-de.ts";

export const startTexts: Readonly<Record<keyof typeof german, string>> = {
  "start.hello": "Dzień dobry, {name}. To czeka dzisiaj.",
  "start.today": "Dzisiaj",
  "start.ordersToday": "Zamówienia dzisiaj",
  "start.moneyToday": "Sprzedaż dzisiaj",
  "start.weekBefore": "Tydzień temu o tej porze: {value}",
  "start.month": "Ostatnie 30 dni",
  "start.monthNote": "Co zamówiono, bez anulowanych; kwoty brutto z zamówień.",
  "start.orders": "Zamówienia",
  "start.money": "Sprzedaż",
  "start.day": "Dzień",
  "start.asTable": "Jako tabela",
  "start.tasks": "Do zrobienia",
  "start.toPay": "Czekają na płatność",
  "start.toShip": "Do wysłania",
  "start.toComplete": "Częściowo wysłane",
  "start.lowStock": "Niski stan magazynu",
  "start.reviews": "Nowe opinie",
  "start.messages": "Otwarte wiadomości",
  "start.latest": "Najnowsze zamówienia",
  "start.allOrders": "Wszystkie zamówienia",
};
