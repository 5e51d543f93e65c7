export const search = {
  "search.label": "Suche",
  "search.placeholder": "Produkt, Marke, Nummer",
  "search.submit": "Suchen",
  "search.title": "Suche",
  "search.titleFor": "Suche nach „{term}“",
  "search.start": "Geben Sie ein, was Sie suchen: ein Produkt, eine Marke oder eine Artikelnummer.",
  "search.emptyTitle": "Nichts gefunden für „{term}“",
  "search.emptyText":
    "Prüfen Sie die Schreibweise oder versuchen Sie ein allgemeineres Wort. Unsere Fachberatung hilft Ihnen gern weiter.",
  "search.all": "Alle Ergebnisse für „{term}“",
  "search.meant": "Ergebnisse für",
  "search.notTyped": "Für „{term}“ gibt es keine genauen Treffer.",
  "search.tipFewer": "Mit weniger Wörtern suchen: „Wärmepumpe“ statt „leise Wärmepumpe für den Altbau“",
  "search.tipNumber": "Artikelnummer oder GTIN eingeben, falls sie bekannt ist",
  "search.tipMaker": "Nach der Marke oder dem Namen des Geräts suchen, zu dem ein Teil gehört",
  "search.askUs": "Fachberatung fragen",
  "search.emptyCategories": "Beliebte Kategorien",
} as const;
