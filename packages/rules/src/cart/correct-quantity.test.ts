import fc from "fast-check";
import { expect, it } from "vitest";
import type { OfferedProduct } from "./cart-input.ts";
import { correctQuantities } from "./correct-quantity.ts";
import { sampleLine } from "./cart.fixture.ts";

const closeout = { isCloseout: true };

it.each<[string, Partial<OfferedProduct>, number, string | null, number]>([
  ["an allowed quantity stays", {}, 3, null, 3],
  ["the shop's own limit stays", {}, 100, null, 100],
  ["above the shop's own limit", {}, 101, "product-stock-reached", 100],
  ["above the product's limit", { maxPurchase: 7 }, 8, "product-stock-reached", 7],
  ["a product may allow more than the shop", { maxPurchase: 500 }, 400, null, 400],
  ["more than the stock of an ordinary product", { availableStock: 2 }, 9, null, 9],
  ["more than the stock of a close-out", { ...closeout, availableStock: 2 }, 9, "product-stock-reached", 2],
  ["exactly the stock of a close-out", { ...closeout, availableStock: 2 }, 2, null, 2],
  ["a close-out that is gone", { ...closeout, availableStock: 0 }, 1, "product-out-of-stock", 0],
  ["a close-out sold too often", { ...closeout, availableStock: -3 }, 1, "product-out-of-stock", 0],
  [
    "less stock than the minimum",
    { ...closeout, availableStock: 4, minPurchase: 5 },
    5,
    "product-out-of-stock",
    0,
  ],
  ["a maximum below the minimum", { maxPurchase: 4, minPurchase: 5 }, 5, "product-out-of-stock", 0],
  ["below the minimum", { minPurchase: 5 }, 1, "min-order-quantity", 5],
  ["nothing", {}, 0, "min-order-quantity", 1],
  ["between two steps", { minPurchase: 2, purchaseSteps: 5 }, 11, "purchase-steps-quantity", 7],
  ["on a step", { minPurchase: 2, purchaseSteps: 5 }, 12, null, 12],
  [
    "between the last step and the maximum",
    { purchaseSteps: 6, maxPurchase: 10 },
    9,
    "product-stock-reached",
    7,
  ],
  [
    "a close-out cut to a step",
    { ...closeout, availableStock: 9, purchaseSteps: 4 },
    50,
    "product-stock-reached",
    9,
  ],
])("%s", (_, change, wanted, code, quantity) => {
  const { lines, notices } = correctQuantities([sampleLine("a", wanted, change)]);
  expect(lines.map((line) => line.quantity)).toEqual(quantity > 0 ? [quantity] : []);
  expect(notices.map((notice) => notice.code)).toEqual(code ? [code] : []);
});

it("gives the stock of a close-out to the earlier line first", () => {
  const pump = { ...closeout, availableStock: 5 };
  const { lines, notices } = correctQuantities([
    sampleLine("a", 3, pump),
    sampleLine("other", 3, { id: "tank" }),
    sampleLine("b", 3, pump),
    sampleLine("c", 1, pump),
  ]);
  expect(lines.map(({ id, quantity, maxPurchase }) => [id, quantity, maxPurchase])).toEqual([
    ["a", 3, 5],
    ["other", 3, 100],
    ["b", 2, 2],
  ]);
  expect(notices).toEqual([
    { code: "product-stock-reached", lineId: "b", quantity: 2 },
    { code: "product-out-of-stock", lineId: "c" },
  ]);
});

const rules = fc.record({
  minPurchase: fc.integer({ min: 1, max: 12 }),
  maxPurchase: fc.option(fc.integer({ min: 1, max: 300 })),
  purchaseSteps: fc.integer({ min: 1, max: 12 }),
  isCloseout: fc.boolean(),
  availableStock: fc.integer({ min: -5, max: 200 }),
});
const quantity = fc.integer({ min: 0, max: 400 });

it("leaves nothing to correct a second time", () => {
  fc.assert(
    fc.property(rules, fc.array(quantity, { maxLength: 4 }), (rule, wanted) => {
      const first = correctQuantities(wanted.map((count, index) => sampleLine(`${index}`, count, rule)));
      expect(correctQuantities(first.lines)).toEqual({ lines: first.lines, notices: [] });
    }),
  );
});

it("sells neither beside a step nor more of a close-out than there is", () => {
  fc.assert(
    fc.property(rules, fc.array(quantity, { maxLength: 4 }), (rule, wanted) => {
      const { lines } = correctQuantities(wanted.map((count, index) => sampleLine(`${index}`, count, rule)));
      const sold = lines.reduce((sum, line) => sum + line.quantity, 0);
      expect(rule.isCloseout && sold > Math.max(0, rule.availableStock)).toBe(false);
      for (const line of lines) {
        expect((line.quantity - rule.minPurchase) % rule.purchaseSteps).toBe(0);
        expect(line.quantity).toBeGreaterThanOrEqual(rule.minPurchase);
        expect(line.quantity).toBeLessThanOrEqual(line.maxPurchase);
      }
    }),
  );
});
