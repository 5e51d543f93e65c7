import sharp from "sharp";
import { expect, it } from "vitest";
import type { LabelContent } from "./energy-label-drawing.ts";
import { drawEnergyLabel } from "./energy-label-drawing.ts";

const content: LabelContent = {
  supplier: "Nordwerk & Sohn",
  model: "AM08",
  subject: ["Raumheizung 35 °C", "Space heating 35 °C"],
  class: "A++",
  from: "A+++",
  to: "D",
  figures: [{ symbol: "radiator", value: "8 kW" }],
  register: "EPREL 1840021",
};
const textsIn = (drawing: string) =>
  [...drawing.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

it("shows every class of the scale, the own one once more, and what the label is about", () => {
  expect(textsIn(drawEnergyLabel(content)).slice(2)).toEqual([
    "Nordwerk &amp; Sohn",
    "AM08",
    "Raumheizung 35 °C",
    "Space heating 35 °C",
    ..."A+++ A++ A+ A B C D".split(" "),
    "A++",
    "8 kW",
    "EPREL 1840021",
  ]);
});

it("paints the best class green and the worst red", () => {
  const colours = [...drawEnergyLabel(content).matchAll(/z" fill="(#\w+)"/g)].map(([, colour]) => colour);
  expect([colours[1], colours[7]]).toEqual(["#009640", "#e30613"]);
});

it("makes a long model number smaller instead of letting it run over the supplier", () => {
  const sizeOf = (model: string) =>
    Number(
      new RegExp(`font-size="([\\d.]+)"[^>]*>${model}<`).exec(drawEnergyLabel({ ...content, model }))?.[1],
    );
  expect(sizeOf("AM08")).toBe(26);
  expect(sizeOf("AM08-TOWER-SET-2026-XL")).toBeLessThan(20);
});

it("is a picture", async () => {
  const { format, width, height } = await sharp(Buffer.from(drawEnergyLabel(content))).metadata();
  expect([format, width, height]).toEqual(["svg", 480, 860]);
});
