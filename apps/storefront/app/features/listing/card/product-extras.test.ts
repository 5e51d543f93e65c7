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

it("does without what a shop does not send, and leaves out nonsense", () => {
  for (const product of [{}, { extensions: null }, { extensions: { keyFacts: [null, { name: 1 }] } }]) {
    expect(keyFacts(product as never)).toEqual([]);
    expect(reviewCount(product as never)).toBe(0);
    expect(shippingCents(product as never)).toBeNull();
  }
});
