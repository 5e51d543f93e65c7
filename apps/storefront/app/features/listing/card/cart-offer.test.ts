import { expect, it } from "vitest";
import { cartOffer } from "./cart-offer.ts";

it.each([
  ["an available product", 0, false, true, "enabled"],
  ["an unavailable product", 0, false, false, "disabled"],
  ["a family of variants", 3, false, true, "none"],
  ["an unavailable family", 3, true, false, "none"],
  ["a price that is a range", 0, true, true, "none"],
])("%s [224]", (_name, variantCount, isFrom, isAvailable, expected) => {
  const price = { cents: 100, isFrom, comparison: null, perUnit: null };
  expect(cartOffer({ variantCount, price, isAvailable })).toBe(expected);
});
