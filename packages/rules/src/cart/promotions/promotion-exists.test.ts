import { expect, it } from "vitest";
import { noon, promotion } from "./promotion.fixture.ts";
import { promotionExists } from "./promotion-exists.ts";

it.each([
  ["without dates and limits", {}, true],
  ["from its first moment on", { validFrom: noon }, true],
  ["not a moment earlier", { validFrom: noon + 1 }, false],
  ["until its last moment", { validUntil: noon + 1 }, true],
  ["not from its end on", { validUntil: noon }, false],
  ["with one redemption left", { redemptionsLeft: 1 }, true],
  ["not with none left", { redemptionsLeft: 0 }, false],
  ["not if redeemed too often already", { redemptionsLeft: -1 }, false],
])("a promotion exists %s", (_name, given, expected) => {
  expect(promotionExists(promotion("spring", given), noon)).toBe(expected);
});
