import type { Locale } from "../locale.ts";

/** Texts that change with a number. Each language gives exactly the forms its grammar has. */
type Forms = {
  "de-DE": "one" | "other";
  "en-GB": "one" | "other";
  "pl-PL": "one" | "few" | "many" | "other";
};

export type CountedKey = "listing.total" | "product.variants";

export const counted: { [L in Locale]: Record<CountedKey, Record<Forms[L], string>> } = {
  "de-DE": {
    "listing.total": { one: "{count} Produkt", other: "{count} Produkte" },
    "product.variants": { one: "{count} Variante ansehen", other: "{count} Varianten ansehen" },
  },
  "en-GB": {
    "listing.total": { one: "{count} product", other: "{count} products" },
    "product.variants": { one: "Show {count} variant", other: "Show {count} variants" },
  },
  "pl-PL": {
    "listing.total": {
      one: "{count} produkt",
      few: "{count} produkty",
      many: "{count} produktów",
      other: "{count} produktu",
    },
    "product.variants": {
      one: "Pokaż {count} wariant",
      few: "Pokaż {count} warianty",
      many: "Pokaż {count} wariantów",
      other: "Pokaż {count} wariantu",
    },
  },
};
