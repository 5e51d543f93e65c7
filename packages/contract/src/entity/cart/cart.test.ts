import { expect, it } from "vitest";
import { schemaProblems } from "../../answer-check.ts";
import { CartSchema, type Cart } from "./cart.ts";

const id = "a".repeat(32);

const cart: Cart = {
  token: "t",
  lineItems: [],
  price: {
    netPrice: 0,
    totalPrice: 0,
    positionPrice: 0,
    rawTotal: 0,
    taxStatus: "gross",
    calculatedTaxes: [],
    taxRules: [],
    apiAlias: "cart_price",
  },
  deliveries: [],
  transactions: [],
  errors: {},
  modified: false,
  customerComment: null,
  affiliateCode: null,
  campaignCode: null,
  apiAlias: "cart",
};

const notice = {
  key: `product-out-of-stock${id}`,
  code: 0,
  level: 20,
  message: "Out of stock",
  messageKey: "product-out-of-stock",
  parameters: { name: "Pump" },
  block: true,
  blockResubmit: true,
};

const delivery = {
  zipcode: "18565",
  zone: "island",
  isDeliverable: true,
  costType: "parcel",
  weightGrams: 1200,
  freeFrom: 500,
  fullShippingCosts: 9.9,
  earliest: "2026-11-18",
  latest: null,
  availableShippingMethodIds: [id],
  availablePaymentMethodIds: [],
  needsFreight: false,
  apiAlias: "hearth_cart_delivery",
};

it.each<[string, object]>([
  ["an empty cart", {}],
  ["empty maps as PHP writes them", { errors: [], extensions: [] }],
  ["errors by their id", { errors: { [notice.key]: notice } }],
  ["our own facts", { extensions: { hearthVersion: 3, hearthDelivery: delivery } }],
])("accepts %s", (_name, change) => {
  expect(schemaProblems(CartSchema, { ...cart, ...change })).toEqual([]);
});

it.each<[string, object]>([
  ["errors as a list", { errors: [notice] }],
  ["a level that does not exist", { errors: { a: { ...notice, level: 5 } } }],
  ["an instant where a day belongs", { extensions: { hearthDelivery: { ...delivery, earliest: "soon" } } }],
  ["a version that is not whole", { extensions: { hearthVersion: 1.5 } }],
])("finds %s", (_name, change) => {
  expect(schemaProblems(CartSchema, { ...cart, ...change })).not.toEqual([]);
});
