export const listing = {
  "listing.heading": "Produkty",
  "listing.sortBy": "Sortuj według",
  "listing.apply": "Zastosuj",
  "listing.emptyTitle": "Nie znaleziono produktów",
  "listing.emptyText": "W tej kategorii nie ma obecnie żadnych produktów.",
  "listing.pages": "Strony",
  "listing.page": "Strona {page}",
  "listing.previous": "Wstecz",
  "listing.next": "Dalej",
} as const;
