export const listing = {
  "listing.heading": "Produkte",
  "listing.sortBy": "Sortieren nach",
  "listing.apply": "Anwenden",
  "listing.emptyTitle": "Keine Produkte gefunden",
  "listing.emptyText": "In dieser Kategorie gibt es zurzeit keine Produkte.",
  "listing.pages": "Seiten",
  "listing.page": "Seite {page}",
  "listing.previous": "Zurück",
  "listing.next": "Weiter",
} as const;
