import { expect, it } from "vitest";
import { energyLabels } from "./energy-label-data.ts";

const block = (number: number, over: Record<string, string | null> = {}) => ({
  [`enevClass${number}`]: "A++",
  [`enevColorCode${number}`]: "#52ae32",
  [`enevSpectrumFrom${number}`]: "A+++",
  [`enevSpectrumTo${number}`]: "D",
  [`enevDataSheet${number}`]: "/media/sheet.pdf",
  ...over,
});

it("reads every label a product has, in order [128]", () => {
  const labels = energyLabels({ customFields: { ...block(1), ...block(3, { enevClass3: "B" }) } });
  expect(labels.map(({ block: number, energyClass }) => [number, energyClass])).toEqual([
    [1, "A++"],
    [3, "B"],
  ]);
});

it("says what a label is about", () => {
  const customFields = block(2, { enevName2: "Raumheizung 55 °C" });
  expect(energyLabels({ customFields })[0]?.name).toBe("Raumheizung 55 °C");
});

it.each([
  ["no custom fields", null],
  ["no class", block(1, { enevClass1: null })],
  ["no range", block(1, { enevSpectrumTo1: null })],
])("shows no label with %s", (_name, customFields) => {
  expect(energyLabels({ customFields })).toEqual([]);
});

it("never takes anything but a colour for a colour", () => {
  expect(energyLabels({ customFields: block(1, { enevColorCode1: "url(x)" }) })[0]?.color).toBe("#4d4d4d");
});
