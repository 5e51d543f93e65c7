import { expect, it } from "vitest";
import { isOutdated } from "./shown-prices.ts";

it.each([
  ["as everybody's, to a consumer", null, null, "navigate", false],
  ["net, to trade", "trade.net", "trade.net", "back_forward", false],
  ["with tax from before the sign-in", null, "trade.net", "back_forward", true],
  ["net from before the sign-out", "trade.net", null, "back_forward", true],
  ["of another group", "old.net", "trade.net", "navigate", true],
  ["otherwise even after a reload", "trade.net", null, "reload", false],
])("a page with prices %s is loaded anew: %#", (_what, page, visitor, navigation, expected) => {
  expect(isOutdated({ page, visitor, navigation })).toBe(expected);
});
