import type { Locale } from "../locale.ts";

/** Texts that change with a number. Each language gives exactly the forms its grammar has. */
interface Forms {
  "de-DE": "one" | "other";
  "en-GB": "one" | "other";
  "pl-PL": "one" | "few" | "many" | "other";
}

export type CountedKey =
  | "listing.total"
  | "listing.showResults"
  | "listing.ratingFrom"
  | "searchOverlay.suggestions"
  | "product.variants"
  | "review.total"
  | "review.stars"
  | "product.guaranteeYears"
  | "cart.workingDays"
  | "order.pieces";

export type CountedTexts<L extends Locale = Locale> = L extends Locale
  ? Record<CountedKey, Record<Forms[L], string>>
  : never;
