import { expect, it } from "vitest";
import { optionNames, usedProperties } from "./option-names.ts";

const properties = [
  {
    id: "p",
    name: "Leistung",
    options: [
      { id: "p6", name: "6 kW" },
      { id: "p8", name: "8 kW" },
    ],
  },
  { id: "c", name: "Farbe", options: [{ id: "cw", name: "Weiß" }] },
];

it("names options with their properties", () => {
  expect(optionNames(["cw", "p6"], properties)).toBe("Leistung: 6 kW, Farbe: Weiß");
});

it("knows by what the variants of a family differ", () => {
  expect(usedProperties([{ optionIds: ["p6"] }, { optionIds: ["p8"] }], properties)).toEqual(["p"]);
});
