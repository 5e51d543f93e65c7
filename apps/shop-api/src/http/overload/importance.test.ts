import { expect, it } from "vitest";
import { importanceOf, isTooMuch } from "./importance.ts";

it.each([
  ["/product-listing/{categoryId}", "public", "browse"],
  ["/search", "public", "browse"],
  ["/country", "public", "checkout"],
  ["/checkout/cart", "session", "cart"],
  ["/customer/wishlist", "session", "cart"],
  ["/checkout/order", "session", "checkout"],
  ["/order/state/cancel", "session", "checkout"],
  ["/account/address/{addressId}", "session", "checkout"],
  ["/context", "session", "checkout"],
] as const)("%s is for %s: %s", (path, cache, importance) => {
  expect(importanceOf({ path, cache })).toBe(importance);
});

const most = { running: 10, loopDelayMs: 100 };

it.each([
  [{ running: 10, loopDelayMs: 100 }, []],
  [{ running: 11, loopDelayMs: 0 }, ["browse"]],
  [{ running: 1, loopDelayMs: 101 }, ["browse"]],
  [{ running: 21, loopDelayMs: 0 }, ["browse", "cart"]],
  [{ running: 1, loopDelayMs: 201 }, ["browse", "cart"]],
  [{ running: 41, loopDelayMs: 0 }, ["browse", "cart", "checkout"]],
])("with %j, %j give way", (load, refused) => {
  const all = ["browse", "cart", "checkout"] as const;
  expect(all.filter((importance) => isTooMuch(importance, load, most))).toEqual(refused);
});
