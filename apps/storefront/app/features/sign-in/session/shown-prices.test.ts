import { expect, it } from "vitest";
import { differenceOf } from "./shown-prices.ts";

it.each([
  ["as everybody's, to a consumer", null, null, null, null],
  ["net, to trade", "trade.net", "trade.net", null, null],
  ["with tax from before the sign-in", null, "trade.net", null, "null trade.net"],
  ["net from before the sign-out", "trade.net", null, null, "trade.net null"],
  ["of another group", "old.net", "trade.net", null, "old.net trade.net"],
  ["otherwise even after that", "trade.net", null, "trade.net null", null],
  ["otherwise, but not as before", "trade.net", null, "null trade.net", "trade.net null"],
])("a page with prices %s: %#", (_what, page, visitor, mended, expected) => {
  expect(differenceOf({ page, visitor, mended })).toBe(expected);
});
