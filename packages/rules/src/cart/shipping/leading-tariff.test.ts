import fc from "fast-check";
import { expect, it } from "vitest";
import { sampleTariff } from "../cart.fixture.ts";
import { leadingTariff } from "./leading-tariff.ts";

const tariffs = [
  sampleTariff("parcel", { rank: 10 }),
  sampleTariff("free-set", { rank: 99, parts: ["photovoltaic", "storage"], isFree: true }),
  sampleTariff("modules", { rank: 50, parts: ["photovoltaic"] }),
  sampleTariff("inverter", { rank: 20, parts: ["inverter"] }),
  sampleTariff("storage", { rank: 40, parts: ["storage"] }),
  sampleTariff("modules-inverter", { rank: 30, parts: ["inverter", "photovoltaic"] }),
  sampleTariff("modules-storage", { rank: 60, parts: ["storage", "photovoltaic"] }),
  sampleTariff("modules-storage-late", { rank: 90, parts: ["photovoltaic", "storage"] }),
  sampleTariff("boiler", { rank: 45 }),
  sampleTariff("boiler-late", { rank: 45 }),
];
const named = (names: string) =>
  names.split(" ").flatMap((name) => tariffs.filter(({ costType }) => costType === name));

it.each([
  ["parcel", "parcel"],
  ["parcel boiler", "boiler"],
  ["boiler-late boiler", "boiler"],
  ["modules", "modules"],
  ["modules parcel", "modules"],
  // Together on one pallet, although modules alone rank higher.
  ["modules inverter", "modules-inverter"],
  ["modules inverter parcel", "modules-inverter"],
  ["modules inverter boiler", "boiler"],
  ["inverter modules-inverter", "modules-inverter"],
  // Neither the free set nor the later one of the same parts.
  ["modules storage", "modules-storage"],
  ["free-set", "modules-storage"],
  // No tariff for both: the parts stand alone.
  ["inverter storage", "storage"],
  ["modules inverter storage", "modules"],
])("of %s leads %s", (names, expected) => {
  expect(leadingTariff(tariffs, named(names))?.costType).toBe(expected);
});

it("nobody leads nothing", () => {
  expect(leadingTariff(tariffs, [])).toBeUndefined();
});

it("does not depend on the order or number of lines", () => {
  const lines = fc.array(fc.constantFrom(...tariffs), { maxLength: 6 });
  fc.assert(
    fc.property(lines, (some) => {
      const expected = leadingTariff(tariffs, some);
      return expected === leadingTariff(tariffs, some.concat(some).toReversed());
    }),
  );
});
