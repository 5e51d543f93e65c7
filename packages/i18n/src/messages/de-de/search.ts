export const search = {
  "search.label": "Suche",
  "search.placeholder": "Produkt, Marke oder Artikelnummer",
  "search.submit": "Suchen",
  "search.title": "Suche",
  "search.titleFor": "Suche nach „{term}“",
  "search.start": "Geben Sie ein, was Sie suchen: ein Produkt, eine Marke oder eine Artikelnummer.",
  "search.emptyTitle": "Nichts gefunden für „{term}“",
  "search.emptyText":
    "Prüfen Sie die Schreibweise oder versuchen Sie ein allgemeineres Wort. Unsere Fachberatung hilft Ihnen gern weiter.",
} as const;
