import type { CountedTexts } from "../counted.ts";

/** Texts that change with a number, each with the forms the grammar of the language has. */
export const counted: CountedTexts<"de-DE"> = {
  "review.total": { one: "{count} Bewertung", other: "{count} Bewertungen" },
  "review.stars": { one: "{count} Stern", other: "{count} Sterne" },
  "product.guaranteeYears": {
    one: "{count} Jahr Herstellergarantie",
    other: "{count} Jahre Herstellergarantie",
  },
  "listing.total": { one: "{count} Produkt", other: "{count} Produkte" },
  "listing.showResults": { one: "{count} Produkt anzeigen", other: "{count} Produkte anzeigen" },
  "searchOverlay.suggestions": { one: "{count} Vorschlag", other: "{count} Vorschläge" },
  "listing.ratingFrom": { one: "ab {count} Stern", other: "ab {count} Sternen" },
  "cart.workingDays": { one: "{count} Werktag", other: "{count} Werktage" },
  "order.pieces": { one: "{count} Artikel", other: "{count} Artikel" },
  "product.variants": { one: "{count} Variante ansehen", other: "{count} Varianten ansehen" },
};
