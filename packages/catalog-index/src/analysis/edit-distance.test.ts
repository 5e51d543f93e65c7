import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceToStem, editDistance, forgivenEdits } from "./edit-distance.ts";

it.each([
  ["pumpe", "pumpe", 0],
  ["pumpe", "punpe", 1],
  ["pumpe", "pmupe", 1],
  ["pumpe", "pump", 1],
  ["pumpe", "lampe", 2],
  ["warmepumpe", "warmpunpe", 2],
  ["", "ab", 2],
])("%s and %s are %i apart", (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

it("gives up beyond the limit", () => {
  expect(editDistance("wechselrichter", "heizung", 2)).toBe(3);
});

it("is symmetric", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(editDistance(a, b, 8)).toBe(editDistance(b, a, 8));
    }),
  );
});

it.each([
  ["abc", 0],
  ["pumpe", 1],
  ["kessel", 1],
  ["speicher", 2],
])("forgives in %s: %i", (word, edits) => {
  expect(forgivenEdits(word)).toBe(edits);
});

it.each([
  ["wechslrichterr", "wechselricht", 1],
  ["warmepunpen", "warmepump", 1],
  ["heizkorper", "wechselricht", 3],
])("%s and the stem %s are %i slips apart", (typed, stem, distance) => {
  expect(distanceToStem(typed, stem, 2)).toBe(distance);
});
