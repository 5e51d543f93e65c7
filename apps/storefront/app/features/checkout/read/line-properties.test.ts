import { createFormatters, createTranslate, loadMessages } from "@hearth/i18n";
import { expect, it } from "vitest";
import { lineProperties } from "./line-properties.ts";
import type { LineProperty } from "./line-properties.ts";

const fact = (name: string): LineProperty => ({ name, value: "x" });

async function facts(properties: LineProperty[], more: object = {}) {
  const words = { t: createTranslate(await loadMessages("en-GB")), format: createFormatters("en-GB") };
  const line = {
    options: [],
    manufacturer: "Kernbrand",
    category: "Sensors",
    weightKg: 12.5,
    properties,
    ...more,
  };
  return lineProperties(line, words).map(({ name, value }) => `${name}: ${value}`);
}

it("shows the variant and the first properties, the variant's own not twice", async () => {
  const many = ["Length", "Output", "Refrigerant", "Sound", "Voltage", "Colour"].map(fact);
  expect(await facts(many, { options: [{ group: "Length", option: "100 m" }] })).toEqual([
    "Length: 100 m",
    "Output: x",
    "Refrigerant: x",
    "Sound: x",
    "Voltage: x",
  ]);
});

it("never shows fewer than three where there is something to say", async () => {
  expect(await facts([fact("Fits")])).toEqual(["Fits: x", "Manufacturer: Kernbrand", "Weight: 12.5 kg"]);
  expect(await facts([])).toHaveLength(3);
  expect(await facts([], { manufacturer: null, category: null, weightKg: null })).toEqual([]);
});
