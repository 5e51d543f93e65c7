import { expect, it } from "vitest";
import { matching, matchStrength } from "./matching-names.ts";

it.each([
  ["Wärmepumpen", "wärm", 3],
  ["Wärmepumpen", "warm", 3],
  ["Wärmepumpen", "waerm", 3],
  ["Fußbodenheizung", "fuss", 3],
  ["Łączniki", "lacz", 3],
  ["Kabel & Steckverbinder", "steck", 2],
  ["PV-Module", "module", 2],
  ["Hochvoltspeicher", "speicher", 1],
  ["Ratgeber Wärmepumpe", "pumpe rat", 1],
  ["Heizkörper", "speicher", 0],
  ["Heizkörper", "ei", 0],
])("%s for %s: %d", (name, typed, expected) => {
  expect(matchStrength(name, typed)).toBe(expected);
});

it("keeps the order of what fits equally well", () => {
  const names = ["Pufferspeicher", "Speicher", "Stromspeicher", "Rohr"];
  expect(matching(names, "speicher", (name) => name)).toEqual([
    "Speicher",
    "Pufferspeicher",
    "Stromspeicher",
  ]);
});
