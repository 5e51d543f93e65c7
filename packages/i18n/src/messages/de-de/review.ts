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
    "Jede Bewertung lesen wir, bevor wir sie veröffentlichen. Ob die Verfasserin oder der Verfasser das Produkt gekauft hat, prüfen wir nicht. Gute wie schlechte Bewertungen erscheinen, und alle zählen zum Durchschnitt.",
  "review.pages": "Seiten der Bewertungen",
  "review.newer": "Neuere Bewertungen",
  "review.older": "Ältere Bewertungen",
} as const;
