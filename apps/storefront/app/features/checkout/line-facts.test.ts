import { createFormatters, createTranslate, loadMessages } from "@hearth/i18n";
import { expect, it } from "vitest";
import { lineFacts } from "./line-facts.ts";

const group = (name: string, ...values: string[]) => ({
  translated: { name },
  options: values.map((value) => ({ translated: { name: value } })),
});

async function facts(properties: object[], payload: object = {}) {
  const product = {
    sortedProperties: properties,
    manufacturer: { translated: { name: "Kernbrand" } },
    weight: 12.5,
  };
  const words = { t: createTranslate(await loadMessages("en-GB")), format: createFormatters("en-GB") };
  return lineFacts(product as never, { payload } as never, words).map(({ name, value }) => `${name}: ${value}`);
}

it("shows the first properties, without those the variant is named by", async () => {
  const many = ["Output", "Refrigerant", "Sound", "Voltage", "Colour"].map((name) => group(name, "x"));
  expect(await facts([group("Length", "100 m"), ...many], { options: [{ group: "Length", option: "100 m" }] }))
    .toEqual(["Output: x", "Refrigerant: x", "Sound: x", "Voltage: x"]);
});

it("never shows fewer than three where there is something to say", async () => {
  expect(await facts([group("Fits", "Brenna", "Ohmar")])).toEqual([
    "Fits: Brenna, Ohmar",
    "Manufacturer: Kernbrand",
    "Weight: 12.5 kg",
  ]);
  expect(await facts([], { categoryName: "Sensors" })).toHaveLength(3);
});
