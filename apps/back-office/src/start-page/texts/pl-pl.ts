import type { startTexts as german } from "./de-de.ts";

export const startTexts: Readonly<Record<keyof typeof german, string>> = {
  "start.hello": "Dzień dobry, {name}. To czeka dzisiaj.",
  "start.tasks": "Do zrobienia",
  "start.toPay": "Czekają na płatność",
  "start.toShip": "Do wysłania",
  "start.reviews": "Nowe opinie",
  "start.messages": "Otwarte wiadomości",
  "start.latest": "Najnowsze zamówienia",
  "start.allOrders": "Wszystkie zamówienia",
};
