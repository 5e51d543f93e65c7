import { expect, it } from "vitest";
import { energyScale } from "./energy-scale.ts";

it.each([
  ["heaters", "A+++", "D", "A+++ A++ A+ A B C D"],
  ["hot water", "A+", "F", "A+ A B C D E F"],
  ["new labels", "A", "G", "A B C D E F G"],
  ["a single class", "A", "A", "A"],
  ["a range upside down", "D", "A", ""],
  ["a class nobody knows", "A", "Z", ""],
])("lists the classes of %s", (_name, from, to, expected) => {
  expect(
    energyScale(from, to)
      .map(({ energyClass }) => energyClass)
      .join(" "),
  ).toBe(expected);
});

it("runs from green to red", () => {
  const colors = energyScale("A+++", "D").map(({ color }) => color);
  expect([colors[0], colors.at(-1)]).toEqual(["#009640", "#e30613"]);
  expect(new Set(colors).size).toBe(7);
});
