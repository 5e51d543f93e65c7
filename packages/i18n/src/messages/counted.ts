import type { Locale } from "../locale.ts";

/** Texts that change with a number. Each language gives exactly the forms its grammar has. */
type Forms = {
  "de-DE": "one" | "other";
  "en-GB": "one" | "other";
  "pl-PL": "one" | "few" | "many" | "other";
};

export type CountedKey =
  | "listing.total"
  | "listing.showResults"
  | "listing.ratingFrom"
  | "product.variants"
  | "review.total"
  | "review.stars"
  | "product.guaranteeYears"
  | "cart.workingDays"
  | "order.pieces";

export const counted: { [L in Locale]: Record<CountedKey, Record<Forms[L], string>> } = {
  "de-DE": {
    "review.total": { one: "{count} Bewertung", other: "{count} Bewertungen" },
    "review.stars": { one: "{count} Stern", other: "{count} Sterne" },
    "product.guaranteeYears": {
      one: "{count} Jahr Herstellergarantie",
      other: "{count} Jahre Herstellergarantie",
    },
    "listing.total": { one: "{count} Produkt", other: "{count} Produkte" },
    "listing.showResults": { one: "{count} Produkt anzeigen", other: "{count} Produkte anzeigen" },
    "listing.ratingFrom": { one: "ab {count} Stern", other: "ab {count} Sternen" },
    "cart.workingDays": { one: "{count} Werktag", other: "{count} Werktage" },
    "order.pieces": { one: "{count} Artikel", other: "{count} Artikel" },
    "product.variants": { one: "{count} Variante ansehen", other: "{count} Varianten ansehen" },
  },
  "en-GB": {
    "review.total": { one: "{count} review", other: "{count} reviews" },
    "review.stars": { one: "{count} star", other: "{count} stars" },
    "product.guaranteeYears": {
      one: "{count} year manufacturer's guarantee",
      other: "{count} years manufacturer's guarantee",
    },
    "listing.total": { one: "{count} product", other: "{count} products" },
    "listing.showResults": { one: "Show {count} product", other: "Show {count} products" },
    "listing.ratingFrom": { one: "{count} star and more", other: "{count} stars and more" },
    "cart.workingDays": { one: "{count} working day", other: "{count} working days" },
    "order.pieces": { one: "{count} item", other: "{count} items" },
    "product.variants": { one: "Show {count} variant", other: "Show {count} variants" },
  },
  "pl-PL": {
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
  },
};
