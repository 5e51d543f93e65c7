import { expect, it } from "vitest";
import type { ShippingRate } from "../shipping-rules.ts";
import { shownRate, tariffProblems } from "./tariff-problems.ts";

const rate = (zone: string, froms: number[], freeFromCents: number | null = null): ShippingRate => ({
  zone,
  freeFromCents,
  steps: froms.map((fromGrams, at) => ({ fromGrams, cents: 100 * (at + 1) })),
});
const free = (zone: string): ShippingRate => ({
  zone,
  freeFromCents: null,
  steps: [{ fromGrams: 0, cents: 0 }],
});

it.each<[string, boolean, ShippingRate[], string[]]>([
  ["prices by rising weight, at home too", false, [rate("de", [0, 10]), rate("pl", [0])], []],
  ["nothing at home", false, [rate("pl", [0])], ["HOME_MISSING null"]],
  ["nothing at all", false, [], ["HOME_MISSING null"]],
  ["a zone twice", false, [rate("de", [0]), rate("de", [0])], ["ZONE_TWICE de"]],
  ["no price for light goods", false, [rate("de", [1])], ["FIRST_STEP_ABOVE_ZERO de 0"]],
  ["no price", false, [rate("de", [])], ["FIRST_STEP_ABOVE_ZERO de 0"]],
  ["the same weight twice", false, [rate("de", [0, 10, 10])], ["STEPS_NOT_RISING de 2"]],
  ["falling weights", false, [rate("de", [0, 10, 5])], ["STEPS_NOT_RISING de 2"]],
  ["a free tariff that costs nothing", true, [free("de")], []],
  ["a free tariff with a price", true, [rate("de", [0])], ["FREE_TARIFF_COSTS de 0"]],
  [
    "a free tariff that is free from something",
    true,
    [{ ...free("de"), freeFromCents: 1 }],
    ["FREE_TARIFF_HAS_LIMIT de"],
  ],
])("%s", (_name, isFree, rates, expected) => {
  const told = tariffProblems({ isFree, rates }, "de").map(({ code, zone, step }) =>
    [code, String(zone), ...(step === null ? [] : [step])].join(" "),
  );
  expect(told).toEqual(expected);
});

it("asks for no home where there is none", () => {
  expect(tariffProblems({ isFree: false, rates: [rate("pl", [0])] }, undefined)).toEqual([]);
});

it("a method shows the price at home of the first tariff it carries that costs anything", () => {
  const tariffs = [
    { isFree: true, methodIds: ["parcel"], rates: [free("de")] },
    { isFree: false, methodIds: ["freight"], rates: [rate("de", [0], 9)] },
    { isFree: false, methodIds: ["parcel"], rates: [rate("pl", [0]), rate("de", [0], 5)] },
    { isFree: false, methodIds: ["parcel"], rates: [rate("de", [0], 7)] },
  ];
  expect(shownRate(tariffs, "parcel", "de")?.freeFromCents).toBe(5);
  expect(shownRate(tariffs, "bulky", "de")).toBeUndefined();
  expect(shownRate(tariffs, "parcel", "at")).toBeUndefined();
});
