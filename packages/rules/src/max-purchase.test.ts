import { expect, it } from "vitest";
import { isAvailable, maxPurchase, type PurchaseRule } from "./max-purchase.ts";

const rule = (change: Partial<PurchaseRule>): PurchaseRule => ({
  closeout: false,
  minPurchase: 1,
  maxPurchase: null,
  purchaseSteps: 1,
  ...change,
});

it.each<[string, Partial<PurchaseRule>, number, number]>([
  ["no rule: the shop's 100", {}, 3, 100],
  ["own maximum", { maxPurchase: 7 }, 3, 7],
  ["close-out: the stock", { closeout: true }, 3, 3],
  ["close-out below the minimum", { closeout: true, minPurchase: 5 }, 3, 0],
  ["steps from the minimum", { minPurchase: 2, purchaseSteps: 5, maxPurchase: 20 }, 0, 17],
  ["close-out on steps", { closeout: true, minPurchase: 5, purchaseSteps: 5 }, 23, 20],
])("%s", (_, change, stock, expected) => {
  expect(maxPurchase(rule(change), stock)).toBe(expected);
});

it("sells without stock unless it is a close-out", () => {
  expect(isAvailable(rule({}), 0)).toBe(true);
  expect(isAvailable(rule({ closeout: true }), 0)).toBe(false);
});
