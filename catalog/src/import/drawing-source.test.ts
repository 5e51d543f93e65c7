import { expect, it } from "vitest";
import type { Product, Variant } from "../format/products.ts";
import { drawingSource, sizeInWords } from "./drawing-source.ts";

const size = { width: 1120, height: 860, depth: 460 };
const sides = { height: "mm-600", depth: "mm-102" };
const product = (over: Partial<Product>) => over as Product;
const variant = (over: Partial<Variant>) => over as Variant;

it.each<[string, Product, Variant | undefined, unknown]>([
  ["what the entry says", product({ size }), undefined, size],
  ["nothing of a product whose width is chosen later", product({ properties: sides }), undefined, null],
  [
    "a variant by the option it is chosen by",
    product({ properties: sides }),
    variant({ options: { width: "mm-800" } }),
    { width: 800, height: 600, depth: 102 },
  ],
  [
    "a module",
    product({ properties: { "module-size": "1762-1134-30" } }),
    undefined,
    { width: 1134, height: 1762, depth: 30 },
  ],
  ["a variant of the same size not again", product({ size }), variant({}), null],
  ["a variant with pictures of its own", product({ size }), variant({ pictures: ["a.webp"] }), size],
  [
    "nothing that is measured in metres",
    product({ properties: { ...sides, width: "m-2" } }),
    undefined,
    null,
  ],
])("draws %s", (_name, ...[whole, part, expected]) => {
  expect(drawingSource(whole, part)).toEqual(expected);
});

it.each([
  [size, "1120 × 860 × 460 mm"],
  [{ diameter: 600, height: 1340 }, "⌀ 600 × 1340 mm"],
])("says %j as %s", (given, expected) => {
  expect(sizeInWords(given)).toBe(expected);
});
