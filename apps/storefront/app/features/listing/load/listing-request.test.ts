import { expect, it } from "vitest";
import { plainListing } from "../../../platform/shop/listing-query.ts";
import { listingBody } from "./listing-request.ts";

const a = "a".repeat(32);
const b = "b".repeat(32);

it.each([
  [{}, { limit: 10, p: 1 }],
  [
    { page: 3, order: "price-asc" },
    { limit: 30, p: 1, order: "price-asc" },
  ],
  [{ manufacturerIds: [a, b] }, { limit: 10, p: 1, manufacturer: `${a}|${b}`, "reduce-aggregations": true }],
  [
    { ranges: [{ groupId: a, min: 8.5, max: null }], categoryIds: [b] },
    { limit: 10, p: 1, "property-ranges": `${a}:8.5:`, categories: b, "reduce-aggregations": true },
  ],
  [
    { optionIds: [a], minPriceCents: 1999, maxPriceCents: 50000, minRating: 4, isShippingFree: true },
    {
      limit: 10,
      p: 1,
      properties: a,
      "min-price": 19.99,
      "max-price": 500,
      rating: 4,
      "shipping-free": true,
      "reduce-aggregations": true,
    },
  ],
])("asks for %j [145, 256]", (query, expected) => {
  expect(listingBody({ ...plainListing, ...query })).toEqual(expected);
});
