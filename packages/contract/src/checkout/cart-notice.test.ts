import { expect, it } from "vitest";
import { cartNoticeKeys, cartNotices, isCartNoticeKey } from "./cart-notice.ts";

it("never lets an order pass an error, except for a code nobody knows", () => {
  const harmless = cartNoticeKeys.filter((key) => cartNotices[key].level === 20 && !cartNotices[key].block);
  expect(harmless).toEqual(["promotion-not-found"]);
});

it("never stops an order for a notice", () => {
  expect(cartNoticeKeys.filter((key) => cartNotices[key].level === 0 && cartNotices[key].block)).toEqual([]);
});

it("knows its own keys only", () => {
  expect(cartNoticeKeys.every(isCartNoticeKey)).toBe(true);
  expect(isCartNoticeKey("checkout-gateway-error")).toBe(false);
  expect(isCartNoticeKey("constructor")).toBe(false);
});
