import { expect, it } from "vitest";
import { followLayer, isLayerEntry, layerEntry, watchLayer } from "./history-layer.ts";

it.each([
  [layerEntry, true],
  [{ scrollY: 3 }, false],
  [null, false],
  ["isLayer", false],
])("%j is a step of a layer: %s", (state, expected) => {
  expect(isLayerEntry(state)).toBe(expected);
});

it("answers for its steps only while somebody watches", () => {
  const seen: boolean[] = [];
  expect(followLayer(layerEntry)).toBe(false);
  const stop = watchLayer((isOnLayer) => seen.push(isOnLayer));
  expect([followLayer(layerEntry), followLayer(null)]).toEqual([true, false]);
  stop();
  expect(followLayer(layerEntry)).toBe(false);
  expect(seen).toEqual([true, false]);
});
