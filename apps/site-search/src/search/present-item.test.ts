import { expect, it } from "vitest";
import { foundProduct } from "./found-product.fixture.ts";
import { presentItem } from "./present-item.ts";

const front = { locale: "de-DE", shopUrl: "" } as const;

it("presents what every product has [148]", () => {
  expect(presentItem(foundProduct(), front)).toEqual({
    id: "NW-1",
    foreign_key: "a".repeat(32),
    title: "Speicher",
    description: "Für Wärme.",
    price: 99.5,
    availability: "in stock",
    link: "/speicher/eins",
    image_link: "/media/speicher.webp",
    brand: "Nordwerk",
    delivery_time: "2-4 Werktage",
  });
});

const price = { unitPrice: 99.5, listPrice: null, referencePrice: null, regulationPrice: null };
const reference = { price: 3.98, purchaseUnit: 25, referenceUnit: 1, unitName: "m" };
const unit = { translated: { name: "Meter", shortCode: "m" } };
const label = {
  enevClass1: "A+",
  enevColorCode1: "#009640",
  enevSpectrumFrom1: "A+++",
  enevSpectrumTo1: "D",
};

it.each<[string, Parameters<typeof foundProduct>[0], object]>([
  ["a variant", { options: [{ translated: { name: "8 kW" } }] }, { title: "Speicher, 8 kW" }],
  [
    "one without a name",
    { translated: { name: null, description: null } },
    { title: "NW-1", description: "" },
  ],
  ["one that is sold out", { available: false }, { availability: "out of stock" }],
  ["one without an address", { seoUrls: [] }, { link: `/detail/${"a".repeat(32)}` }],
  ["one without a picture", { cover: null }, { image_link: null }],
  ["one without a maker", { manufacturer: null }, { brand: null }],
  [
    "a family that differs in price",
    { childCount: 3, calculatedCheapestPrice: { ...price, unitPrice: 80, hasRange: true } },
    { price: 80, price_from: true },
  ],
  [
    "a recommended price",
    { calculatedPrice: { ...price, listPrice: { price: 120 } }, customFields: { discountNotice: "rrp" } },
    { list_price: 120, list_price_kind: "recommended" },
  ],
  [
    "a price by the metre",
    { calculatedPrice: { ...price, referencePrice: reference }, purchaseUnit: 25, unit },
    {
      referenceprice: 3.98,
      referenceunit: 1,
      referenceunitname: "m",
      purchaseunit: 25,
      purchaseunitname: "m",
    },
  ],
  [
    "an energy class with its scale",
    { customFields: label },
    { enevclass1: "A+", enevcolorcode1: "#009640", enevspectrumfrom1: "A+++", enevspectrumto1: "D" },
  ],
])("presents %s [148]", (_name, over, expected) => {
  expect(presentItem(foundProduct(over), front)).toMatchObject(expected);
});

it.each<[string, Parameters<typeof foundProduct>[0], string]>([
  ["an energy class without its scale", { customFields: { enevClass1: "A" } }, "enevclass1"],
  [
    "a list price that does not say what it is",
    { calculatedPrice: { ...price, listPrice: { price: 120 } } },
    "list_price",
  ],
  ["a delivery time nobody knows", { deliveryTime: null }, "delivery_time"],
])("leaves out %s", (_name, over, field) => {
  expect(presentItem(foundProduct(over), front)).not.toHaveProperty(field);
});

it("puts language and origin in front of links, the origin in front of pictures", () => {
  const item = presentItem(foundProduct(), { locale: "pl-PL", shopUrl: "https://shop.example" });
  expect(item).toMatchObject({
    link: "https://shop.example/pl-PL/speicher/eins",
    image_link: "https://shop.example/media/speicher.webp",
  });
  const cover = { media: { url: "https://cdn.example/x.webp" } };
  expect(presentItem(foundProduct({ cover }), { ...front, shopUrl: "https://shop.example" }).image_link).toBe(
    "https://cdn.example/x.webp",
  );
});
