import type { CountedTexts } from "../counted.ts";

/** Texts that change with a number, each with the forms the grammar of the language has. */
export const counted: CountedTexts<"en-GB"> = {
  "review.total": { one: "{count} review", other: "{count} reviews" },
  "review.stars": { one: "{count} star", other: "{count} stars" },
  "product.guaranteeYears": {
    one: "{count} year manufacturer's guarantee",
    other: "{count} years manufacturer's guarantee",
  },
  "listing.total": { one: "{count} product", other: "{count} products" },
  "listing.showResults": { one: "Show {count} product", other: "Show {count} products" },
  "searchOverlay.suggestions": { one: "{count} suggestion", other: "{count} suggestions" },
  "listing.ratingFrom": { one: "{count} star and more", other: "{count} stars and more" },
  "cart.workingDays": { one: "{count} working day", other: "{count} working days" },
  "order.pieces": { one: "{count} item", other: "{count} items" },
  "product.variants": { one: "Show {count} variant", other: "Show {count} variants" },
};
