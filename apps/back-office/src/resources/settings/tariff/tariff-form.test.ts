import { expect, it } from "vitest";
import { ratesLine, ratesOf, tariffFormOf, withBand, withoutBand } from "./tariff-form.ts";

const step = (fromGrams: number, grossCents: number) => ({ fromGrams, grossCents, netCents: 1 });
const zones = [{ key: "de" }, { key: "pl" }, { key: "ch" }];
const tariff = {
  rates: [
    { zone: "de", freeFromGrossCents: 25_000, steps: [step(0, 590), step(31_501, 1780)] },
    { zone: "pl", freeFromGrossCents: null, steps: [step(0, 1090)] },
  ],
};
const form = tariffFormOf(tariff, zones, "de-DE");

it("shows bands up to a weight, a row for each zone, and nothing where nothing is sent", () => {
  expect(form).toEqual({
    limits: ["31,5"],
    rows: [
      { zone: "de", prices: ["5,90", "17,80"], freeFrom: "250,00" },
      { zone: "pl", prices: ["10,90", "10,90"], freeFrom: "" },
      { zone: "ch", prices: ["", ""], freeFrom: "" },
    ],
  });
  expect(tariffFormOf(tariff, zones, "en-GB").limits).toEqual(["31.5"]);
});

it("saves the same prices for every weight", () => {
  expect(ratesOf(form)).toEqual([
    {
      zone: "de",
      freeFromGrossCents: 25_000,
      steps: [
        { fromGrams: 0, grossCents: 590 },
        { fromGrams: 31_501, grossCents: 1780 },
      ],
    },
    {
      zone: "pl",
      freeFromGrossCents: null,
      steps: [
        { fromGrams: 0, grossCents: 1090 },
        { fromGrams: 31_501, grossCents: 1090 },
      ],
    },
  ]);
});

it.each([
  ["a price that is none", { limits: [], rows: [{ zone: "de", prices: ["fünf"], freeFrom: "" }] }],
  ["a gap", { limits: ["10"], rows: [{ zone: "de", prices: ["5", ""], freeFrom: "" }] }],
  ["free from nothing with a price", { limits: [], rows: [{ zone: "de", prices: [""], freeFrom: "5" }] }],
  ["a weight that is none", { limits: ["viel"], rows: [{ zone: "de", prices: ["5", "6"], freeFrom: "" }] }],
  ["no weight", { limits: [""], rows: [{ zone: "de", prices: ["5", "6"], freeFrom: "" }] }],
])("%s is not read", (_name, typed) => {
  expect(ratesOf(typed)).toBeNull();
});

it("a band is added at the end at the price of the last one, and taken away", () => {
  const more = withBand(form);
  expect([more.limits, more.rows[0]?.prices]).toEqual([
    ["31,5", ""],
    ["5,90", "17,80", "17,80"],
  ]);
  expect(withoutBand(more, 1)).toEqual(form);
  expect(withoutBand(form, 0).rows[0]?.prices).toEqual(["17,80"]);
});

it("tells prices in one line", () => {
  expect(ratesLine(ratesOf(form) ?? [], String)).toBe("de: 590, 1780 (25000); pl: 1090, 1090");
});
