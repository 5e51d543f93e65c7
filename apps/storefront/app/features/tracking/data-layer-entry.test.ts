import { expect, it } from "vitest";
import { dataLayerEntry } from "./data-layer-entry.ts";
import { order, pump } from "./tracking.fixture.ts";

const item = { id: "p1", name: "Pumpe", price: 199.9, brand: "Nordwind", category: "Pumpen", quantity: 2 };
const goods = { currency: "EUR", value: 399.8, items: [item] };

it.each([
  [
    "a product that is looked at",
    { kind: "product", item: pump },
    { event: "productDetails", ecommerce: goods },
  ],
  [
    "goods put into the cart",
    { kind: "add", items: [pump], basket: [] },
    { event: "addToCart", ecommerce: goods },
  ],
  [
    "goods taken out of it",
    { kind: "remove", items: [pump], basket: [] },
    { event: "removeFromCart", ecommerce: goods },
  ],
  ["the cart", { kind: "cart", items: [pump] }, { event: "viewCart", ecommerce: goods }],
  [
    "the checkout, its first step unless another is named",
    { kind: "checkout", items: [pump] },
    { event: "checkout", step: 1, stepName: "Checkout", ecommerce: goods },
  ],
  [
    "a later step",
    { kind: "checkout", items: [pump], step: 2, stepName: "Order" },
    { event: "checkout", step: 2, stepName: "Order", ecommerce: goods },
  ],
  [
    "a purchase",
    { kind: "purchase", order },
    {
      event: "purchase",
      ecommerce: {
        currency: "EUR",
        transactionId: "o1",
        value: 404.7,
        tax: 64.62,
        shipping: 4.9,
        paymentMethod: "payment_invoicepayment",
        items: [item],
      },
    },
  ],
  ["no page view", { kind: "page", type: "home", path: "/" }, null],
] as const)("says %s, in euros [292]", (_name, event, expected) => {
  expect(dataLayerEntry(event)).toEqual(expected);
});

it("leaves no field out where the shop knows nothing", () => {
  expect(dataLayerEntry({ kind: "product", item: { ...pump, brand: null, category: null } })).toMatchObject({
    ecommerce: { items: [{ brand: "", category: "" }] },
  });
});
