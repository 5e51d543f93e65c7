export const search = {
  "search.label": "Wyszukiwarka",
  "search.placeholder": "Produkt, marka lub numer artykułu",
  "search.submit": "Szukaj",
  "search.title": "Wyszukiwanie",
  "search.titleFor": "Wyniki dla „{term}”",
  "search.start": "Proszę wpisać, czego Państwo szukają: produkt, markę lub numer artykułu.",
  "search.emptyTitle": "Brak wyników dla „{term}”",
  "search.emptyText": "Proszę sprawdzić pisownię lub użyć ogólniejszego słowa. Nasi doradcy chętnie pomogą.",
} as const;
