import type { Cart, Order } from "@hearth/contract";
import { expect, it } from "vitest";
import { line } from "../order.fixture.ts";
import { linesToAdd, reorderReport, orderedPieces } from "./reorder.ts";

type Content = [productId: string, quantity: number][];

const cart = (content: Content) =>
  ({
    lineItems: content.map(([referencedId, quantity]) => ({ type: "product", referencedId, quantity })),
  }) as unknown as Cart;

const placed = {
  lineItems: [
    line({ productId: "p1", label: "Pumpe", quantity: 2 }),
    line({ productId: "p1", label: "Pumpe", quantity: 1 }),
    line({ productId: "p2", label: "Rohr", quantity: 4 }),
    line({ type: "promotion", productId: null, label: "Sommer" }),
  ],
} as Pick<Order, "lineItems">;

it("orders each product once, with all its pieces, and no discounts", () => {
  expect(orderedPieces(placed)).toEqual([
    { productId: "p1", name: "Pumpe", quantity: 3 },
    { productId: "p2", name: "Rohr", quantity: 4 },
  ]);
  expect(linesToAdd(orderedPieces(placed))[0]).toMatchObject({
    type: "product",
    id: "p1",
    referencedId: "p1",
  });
});

const done = { key: "cart.said.reordered" };
const gone = (name: string) => ({ key: "cart.failed.reorder-gone", values: { name } });

it.each<[string, Content, Content, unknown[]]>([
  [
    "everything came",
    [],
    [
      ["p1", 3],
      ["p2", 4],
    ],
    [done],
  ],
  [
    "what was there before does not count",
    [["p1", 1]],
    [
      ["p1", 4],
      ["p2", 4],
    ],
    [done],
  ],
  ["one is gone", [], [["p2", 4]], [done, gone("Pumpe")]],
  [
    "one was cut",
    [["p2", 1]],
    [
      ["p1", 3],
      ["p2", 3],
    ],
    [done, { key: "cart.failed.reorder-less", values: { name: "Rohr", wanted: 4, added: 2 } }],
  ],
  ["nothing came", [["p1", 9]], [["p1", 9]], [{ key: "cart.failed.reorder" }, gone("Pumpe"), gone("Rohr")]],
])("%s", (_name, before, after, expected) => {
  expect(reorderReport(orderedPieces(placed), cart(before), cart(after))).toEqual(expected);
});
