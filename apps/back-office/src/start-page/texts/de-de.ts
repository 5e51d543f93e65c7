export const startTexts = {
  "start.hello": "Guten Tag, {name}. Das wartet heute.",
  "start.tasks": "Was zu tun ist",
  "start.toPay": "Warten auf Zahlung",
  "start.toShip": "Zu versenden",
  "start.reviews": "Neue Bewertungen",
  "start.messages": "Offene Nachrichten",
  "start.latest": "Neueste Bestellungen",
  "start.allOrders": "Alle Bestellungen",
} as const;
