import { expect, it } from "vitest";
import { retargetingEntry } from "./retargeting-entry.ts";
import { order, pump } from "./tracking.fixture.ts";

const item = { id: "p1", name: "Pumpe", price: 199.9, category: "Pumpen", quantity: 2 };
const items = { currency: "EUR", items: [item] };

it.each([
  [
    "a page",
    { kind: "page", type: "category", path: "/pumpen" },
    { event: "page", type: "category", path: "/pumpen" },
  ],
  ["a product", { kind: "product", item: pump }, { event: "productView", currency: "EUR", ...item }],
  ["the cart that is looked at", { kind: "cart", items: [pump] }, { event: "basket", ...items }],
  [
    "what lies in the cart after something came",
    { kind: "add", items: [], basket: [pump] },
    { event: "currentBasket", ...items },
  ],
  [
    "what lies in the cart after something went",
    { kind: "remove", items: [pump], basket: [] },
    { event: "currentBasket", currency: "EUR", items: [] },
  ],
  ["a sale", { kind: "purchase", order }, { event: "sale", orderId: "o1", value: 404.7, ...items }],
  ["no checkout", { kind: "checkout", items: [pump] }, null],
] as const)("says %s [293]", (_name, event, expected) => {
  expect(retargetingEntry(event)).toEqual(expected);
});
