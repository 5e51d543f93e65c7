import { expect, it } from "vitest";
import { euros, isGtin, productSchema } from "./product-schema.ts";
import type { ProductSchemaInput, ShownProduct } from "./product-schema.ts";

const url = "https://shop.example/pumpe";

const product = (over: Partial<ShownProduct> = {}): ShownProduct => ({
  name: "Wärmepumpe Aeris",
  number: "NW-100",
  gtin: "4006381333931",
  manufacturer: "Nordwerk",
  pictures: [{ url: "/media/pumpe.webp", srcSet: null }],
  price: { cents: 1234567, isFrom: false, comparison: null, perUnit: null },
  energyLabels: [],
  isAvailable: true,
  descriptionHtml: "<p>Leise &amp; sparsam.</p>",
  ...over,
});

const schema = (over: Partial<ShownProduct> = {}, rest: Partial<ProductSchemaInput> = {}) =>
  productSchema({ product: product(over), url, shopName: "Hearth", reviews: null, ...rest });

it("says what the page says", () => {
  expect(schema()).toEqual({
    "@type": "Product",
    name: "Wärmepumpe Aeris",
    url,
    sku: "NW-100",
    gtin: "4006381333931",
    brand: { "@type": "Brand", name: "Nordwerk" },
    image: ["https://shop.example/media/pumpe.webp"],
    description: "Leise & sparsam.",
    offers: {
      "@type": "Offer",
      price: "12345.67",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      url,
      seller: { "@type": "Organization", name: "Hearth" },
    },
  });
});

it("leaves out what is not known or not valid", () => {
  const bare = schema({ gtin: "123", manufacturer: null, pictures: [], descriptionHtml: null });
  for (const name of ["gtin", "brand", "image", "description", "aggregateRating", "review"]) {
    expect(bare).not.toHaveProperty(name);
  }
});

it("tells when it is not to be had", () => {
  expect(schema({ isAvailable: false }).offers).toMatchObject({
    availability: "https://schema.org/OutOfStock",
  });
});

it("offers a family from its lowest price", () => {
  const price = { cents: 12900, isFrom: true, comparison: null, perUnit: null };
  const family = { highestCents: 45000, count: 9 };
  expect(schema({ price }, { family }).offers).toMatchObject({
    "@type": "AggregateOffer",
    lowPrice: "129.00",
    highPrice: "450.00",
    offerCount: 9,
  });
});

it("shows stars only when there are approved reviews", () => {
  const shown = [
    { title: "Gut", text: "Leise.", points: 4, author: "Anna", date: "2026-03-01T10:00:00.000+00:00" },
    { title: "Ohne Namen", text: "x", points: 5, author: null, date: "2026-03-01" },
  ];
  expect(schema({}, { reviews: { average: 4.333, count: 3, shown } })).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 3, bestRating: 5 },
    review: [{ author: { name: "Anna" }, datePublished: "2026-03-01", reviewRating: { ratingValue: 4 } }],
  });
  expect(schema({}, { reviews: { average: 0, count: 0, shown: [] } })).not.toHaveProperty("aggregateRating");
});

it("dates a review as the page does: by the shop's calendar", () => {
  const review = {
    title: "Gut",
    text: "Leise.",
    points: 4,
    author: "Anna",
    date: "2026-06-30T22:30:00.000+00:00",
  };
  expect(schema({}, { reviews: { average: 4, count: 1, shown: [review] } })).toMatchObject({
    review: [{ datePublished: "2026-07-01" }],
  });
});

it("names energy class and scale in the words of schema.org", () => {
  const label = { block: 1, name: null, color: "#000000", dataSheetUrl: null };
  const energyLabels = [
    { ...label, energyClass: "A++", from: "A+++", to: "D" },
    { ...label, energyClass: "Z", from: "A", to: "G" },
  ] as unknown as ShownProduct["energyLabels"];
  expect(schema({ energyLabels }).hasEnergyConsumptionDetails).toEqual([
    {
      "@type": "EnergyConsumptionDetails",
      hasEnergyEfficiencyCategory: "https://schema.org/EUEnergyEfficiencyCategoryA2Plus",
      energyEfficiencyScaleMin: "https://schema.org/EUEnergyEfficiencyCategoryD",
      energyEfficiencyScaleMax: "https://schema.org/EUEnergyEfficiencyCategoryA3Plus",
    },
  ]);
});

it.each([
  [0, "0.00"],
  [5, "0.05"],
  [12900, "129.00"],
  [1234567, "12345.67"],
])("writes %i cents as %s", (cents, expected) => {
  expect(euros(cents)).toBe(expected);
});

it.each([
  ["4006381333931", true],
  ["4006381333932", false],
  ["96385074", true],
  ["012345678905", true],
  ["ABC", false],
  ["", false],
])("takes %j for a GTIN: %s", (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});
