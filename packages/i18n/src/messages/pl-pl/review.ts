export const review = {
  "review.title": "Opinie",
  "review.rating": "{points} na 5 gwiazdek",
  "review.histogram": "Opinie według liczby gwiazdek",
  "review.none": "Ten produkt nie ma jeszcze opinii.",
  "review.anonymous": "Anonimowo",
  "review.answer": "Odpowiedź Hearth",
  "review.newestFirst": "Od najnowszych, we wszystkich językach",
  "review.authenticityTitle": "Jak sprawdzamy opinie:",
  "review.authenticity":
    "Każdą opinię czytamy przed publikacją. Nie sprawdzamy, czy jej autor kupił produkt. Publikujemy opinie dobre i złe, a wszystkie wliczają się do średniej.",
  "review.pages": "Strony opinii",
  "review.newer": "Nowsze opinie",
  "review.older": "Starsze opinie",
} as const;
