import { expect, it } from "vitest";
import { keyFacts, reviewCount, shippingCents } from "./product-extras.ts";

it("reads what decides, how many reviews there are and what sending costs", () => {
  const product = {
    extensions: { keyFacts: [{ name: "Heizleistung", value: "8 kW" }], reviewCount: 6, shippingCost: 9.9 },
  };
  expect(keyFacts(product)).toEqual([{ name: "Heizleistung", value: "8 kW" }]);
  expect(reviewCount(product)).toBe(6);
  expect(shippingCents(product)).toBe(990);
});

it("does without what a shop does not send", () => {
  for (const product of [{}, { extensions: {} }]) {
    expect(keyFacts(product)).toEqual([]);
    expect(reviewCount(product)).toBe(0);
    expect(shippingCents(product)).toBeNull();
  }
});
