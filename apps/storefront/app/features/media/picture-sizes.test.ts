import { expect, it } from "vitest";
import { offeredWidths, widthFor } from "./picture-sizes.ts";

const all = { narrowest: 0, widest: Infinity };

it.each([
  ["a photograph up to its own width", "/media/a.jpg", 500, all, [96, 160, 240, 320, 480]],
  [
    "a drawing at any width",
    "/media/a.svg",
    500,
    { narrowest: 800, widest: Infinity },
    [800, 1280, 1600, 1900],
  ],
  ["no wider than of use", "/media/a.jpg", 4000, { narrowest: 160, widest: 330 }, [160, 240, 320]],
  ["the largest there is of a small picture", "/media/a.jpg", 120, { narrowest: 480, widest: 800 }, [96]],
  ["one version even of a tiny picture", "/media/a.jpg", 10, all, [96]],
])("offers %s", (_name, source, natural, range, expected) => {
  expect(offeredWidths(source, natural, range)).toEqual(expected);
});

it.each([
  [1, 96],
  [96, 96],
  [700, 728],
  [729, 800],
  [1900, 1900],
  [5000, 1900],
])("fills %i pixels with %i", (width, expected) => {
  expect(widthFor(width)).toBe(expected);
});
