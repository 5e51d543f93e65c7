import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ListingParameters, listingKeys, parseListingParameters } from "./listing-parameters.ts";

const a = "a".repeat(32);
const b = "b".repeat(32);

const nothingChosen: ListingParameters = {
  order: undefined,
  manufacturerIds: [],
  optionIds: [],
  propertyRanges: [],
  categoryIds: [],
  minPriceCents: undefined,
  maxPriceCents: undefined,
  minRating: undefined,
  shippingFree: false,
  filters: { manufacturer: true, price: true, rating: true, shippingFree: true, property: true },
  propertyWhitelist: undefined,
  reduceAggregations: false,
  onlyAggregations: false,
  noAggregations: false,
};

describe("reads", () => {
  it.each<[object, Partial<ListingParameters>]>([
    [{}, {}],
    [{ limit: "rubbish of others", foo: 1 }, {}],
    [{ order: "price-asc" }, { order: "price-asc" }],
    [{ manufacturer: `${a}|${b}` }, { manufacturerIds: [a, b] }],
    [{ manufacturer: [a, a] }, { manufacturerIds: [a] }],
    [{ manufacturer: "" }, {}],
    [{ properties: `${a}|` }, { optionIds: [a] }],
    [{ categories: `${a}|${b}` }, { categoryIds: [a, b] }],
    [{ "property-ranges": `${a}:5:8.5` }, { propertyRanges: [{ groupId: a, min: 5, max: 8.5 }] }],
    [
      { "property-ranges": `${a}::10|${b}:-5:|` },
      {
        propertyRanges: [
          { groupId: a, min: null, max: 10 },
          { groupId: b, min: -5, max: null },
        ],
      },
    ],
    [{ "property-ranges": `${a}::` }, {}],
    [{ "property-ranges": "" }, {}],
    [
      { "min-price": 10.1, "max-price": "1999.99" },
      { minPriceCents: 1010, maxPriceCents: 199999 },
    ],
    [{ "min-price": 1.005 }, { minPriceCents: 100 }],
    [{ "min-price": "", "max-price": null }, {}],
    [{ rating: "4" }, { minRating: 4 }],
    [{ "shipping-free": true }, { shippingFree: true }],
    [{ "shipping-free": "1" }, { shippingFree: true }],
    [{ "shipping-free": "0" }, {}],
    [{ "price-filter": false }, { filters: { ...nothingChosen.filters, price: false } }],
    [{ "shipping-free-filter": "false" }, { filters: { ...nothingChosen.filters, shippingFree: false } }],
    [{ "property-whitelist": [a] }, { propertyWhitelist: [a] }],
    [{ "reduce-aggregations": "" }, { reduceAggregations: true }],
    [{ "only-aggregations": null }, { onlyAggregations: true }],
    [{ "no-aggregations": true }, { noAggregations: true }],
    [{ "no-aggregations": false }, {}],
    [{ "no-aggregations": "false" }, {}],
  ])("%j", (body, expected) => {
    expect(parseListingParameters({ ...body })).toEqual({
      ok: true,
      listing: { ...nothingChosen, ...expected },
    });
  });
});

describe("refuses", () => {
  it.each([
    [{ manufacturer: "x" }, "400 /manufacturer FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ manufacturer: 7 }, "400 /manufacturer FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ properties: [a, null] }, "400 /properties FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ categories: "x" }, "400 /categories FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "property-ranges": [a] }, "400 /property-ranges FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "property-ranges": "x:1:2" }, "400 /property-ranges FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "property-ranges": `${a}:1:2:3` }, "400 /property-ranges FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "property-ranges": `${a}:1e3:` }, "400 /property-ranges FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "property-ranges": `${a}:1:2|${a}:3:4` }, "400 /property-ranges FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "min-price": -1 }, "400 /min-price FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "min-price": "12,5" }, "400 /min-price FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "max-price": "ten" }, "400 /max-price FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "max-price": "1e5" }, "400 /max-price FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "max-price": {} }, "400 /max-price FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ rating: 6 }, "400 /rating FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "shipping-free": "maybe" }, "400 /shipping-free FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "price-filter": [] }, "400 /price-filter FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ order: ["name-asc"] }, "404 /order PRODUCT_SORTING_NOT_FOUND"],
  ])("%j: %s [211]", (body, fault) => {
    const parsed = parseListingParameters(body);
    const errors = parsed.ok ? [] : parsed.errors;
    expect(errors.map((error) => `${error.status} ${error.source?.pointer} ${error.code}`)).toEqual([fault]);
  });
});

it("never throws, whatever the values", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...listingKeys), fc.jsonValue()), (body) => {
      const parsed = parseListingParameters(body);
      return parsed.ok || parsed.errors.length > 0;
    }),
  );
});

it("turns every price into the nearest whole cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const parsed = parseListingParameters({
        "min-price": cents / 100,
        "max-price": (cents / 100).toFixed(2),
      });
      expect(parsed).toMatchObject({ ok: true, listing: { minPriceCents: cents, maxPriceCents: cents } });
    }),
  );
});
