export const review = {
  "review.title": "Bewertungen",
  "review.rating": "{points} von 5 Sternen",
  "review.histogram": "Verteilung der Bewertungen nach Sternen",
  "review.none": "Zu diesem Produkt gibt es noch keine Bewertungen.",
  "review.anonymous": "Anonym",
  "review.answer": "Antwort von Hearth",
  "review.newestFirst": "Neueste zuerst, in allen Sprachen",
  "review.authenticityTitle": "So prüfen wir Bewertungen:",
  "review.authenticity":
    "Bewerten können nur angemeldete Kundinnen und Kunden. Vor der Veröffentlichung gleichen wir jede Bewertung mit den Bestellungen des Kontos ab. Gute wie schlechte Bewertungen erscheinen, und alle zählen zum Durchschnitt.",
  "review.pages": "Seiten der Bewertungen",
  "review.newer": "Neuere Bewertungen",
  "review.older": "Ältere Bewertungen",
} as const;
