import type { CountedTexts } from "../counted.ts";

/** Texts that change with a number, each with the forms the grammar of the language has. */
export const counted: CountedTexts<"pl-PL"> = {
  "review.total": {
    one: "{count} opinia",
    few: "{count} opinie",
    many: "{count} opinii",
    other: "{count} opinii",
  },
  "review.stars": {
    one: "{count} gwiazdka",
    few: "{count} gwiazdki",
    many: "{count} gwiazdek",
    other: "{count} gwiazdki",
  },
  "product.guaranteeYears": {
    one: "{count} rok gwarancji producenta",
    few: "{count} lata gwarancji producenta",
    many: "{count} lat gwarancji producenta",
    other: "{count} roku gwarancji producenta",
  },
  "listing.total": {
    one: "{count} produkt",
    few: "{count} produkty",
    many: "{count} produktów",
    other: "{count} produktu",
  },
  "listing.showResults": {
    one: "Pokaż {count} produkt",
    few: "Pokaż {count} produkty",
    many: "Pokaż {count} produktów",
    other: "Pokaż {count} produktu",
  },
  "searchOverlay.suggestions": {
    one: "{count} podpowiedź",
    few: "{count} podpowiedzi",
    many: "{count} podpowiedzi",
    other: "{count} podpowiedzi",
  },
  "listing.ratingFrom": {
    one: "od {count} gwiazdki",
    few: "od {count} gwiazdek",
    many: "od {count} gwiazdek",
    other: "od {count} gwiazdki",
  },
  "cart.workingDays": {
    one: "{count} dzień roboczy",
    few: "{count} dni robocze",
    many: "{count} dni roboczych",
    other: "{count} dnia roboczego",
  },
  "order.pieces": {
    one: "{count} sztuka",
    few: "{count} sztuki",
    many: "{count} sztuk",
    other: "{count} sztuki",
  },
  "product.variants": {
    one: "Pokaż {count} wariant",
    few: "Pokaż {count} warianty",
    many: "Pokaż {count} wariantów",
    other: "Pokaż {count} wariantu",
  },
};
