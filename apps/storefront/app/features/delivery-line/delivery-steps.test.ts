import { expect, it } from "vitest";
import { deliverySteps } from "./delivery-steps.ts";
import type { DeliveryStage } from "./delivery-steps.ts";

const window = { earliest: "2026-11-18", latest: "2026-11-20" };

it.each<[DeliveryStage, boolean[]]>([
  ["ahead", [false, false, false]],
  ["ordered", [true, false, false]],
  ["sent", [true, true, false]],
])("%s: what is done is %j", (stage, done) => {
  const steps = deliverySteps(stage, { orderedOn: null, window });
  expect(steps.map(({ isDone }) => isDone)).toEqual(done);
});

it("names the days that are known, and no others", () => {
  const days = (...given: Parameters<typeof deliverySteps>) =>
    deliverySteps(...given).map((step) => step.days);
  expect(days("ordered", { orderedOn: "2026-11-15", window })).toEqual([
    ["2026-11-15"],
    [],
    ["2026-11-18", "2026-11-20"],
  ]);
  expect(days("ahead", { orderedOn: null, window: null })).toEqual([[], [], []]);
  const oneDay = { earliest: "2026-11-18", latest: "2026-11-18" };
  expect(days("ahead", { orderedOn: null, window: oneDay }).at(-1)).toEqual(["2026-11-18"]);
});
