import { expect, test } from "vitest";
import type { PicturedProduct } from "./pictured-product.ts";
import { productHits } from "./product-hits.ts";

const pump: PicturedProduct = { id: "pump", shownAs: "pump", pictures: ["pump.webp", "pump-side.webp"] };
const family: PicturedProduct[] = [
  { id: "radiator-600", shownAs: "radiator", pictures: ["radiator.webp"] },
  { id: "radiator", shownAs: "radiator", pictures: ["radiator.webp"] },
  { id: "radiator-black-600", shownAs: "radiator", pictures: ["radiator-black.webp"] },
  { id: "radiator-black-900", shownAs: "radiator", pictures: ["radiator-black.webp"] },
];

test("a product is found by the picture of it that fits best", () => {
  const similarities = new Map([
    ["pump.webp", 0.4],
    ["pump-side.webp", 0.8],
  ]);
  expect(productHits([pump], similarities, 5)).toEqual([{ productId: "pump", similarity: 0.8 }]);
});

test("a family is one hit: what is shown for it, when the picture is the family's", () => {
  const similarities = new Map([["radiator.webp", 0.9]]);
  expect(productHits(family, similarities, 5)).toEqual([{ productId: "radiator", similarity: 0.9 }]);
});

test("a family is one hit: the first variant that looks like that, when the picture is a variant's", () => {
  const similarities = new Map([
    ["radiator.webp", 0.5],
    ["radiator-black.webp", 0.9],
  ]);
  expect(productHits(family, similarities, 5)).toEqual([
    { productId: "radiator-black-600", similarity: 0.9 },
  ]);
});

test("all products with the same picture are hits", () => {
  const twins = ["left", "right"].map((id) => ({ id, shownAs: id, pictures: ["valve.webp"] }));
  expect(productHits(twins, new Map([["valve.webp", 0.7]]), 5).map((hit) => hit.productId)).toEqual([
    "left",
    "right",
  ]);
});

test("the most similar come first, as many as were asked for, and nothing that looks like nothing", () => {
  const similarities = new Map([
    ["pump.webp", 0.3],
    ["radiator.webp", 0.6],
    ["other.webp", 0],
  ]);
  const other = { id: "other", shownAs: "other", pictures: ["other.webp"] };
  const ids = (limit: number) =>
    productHits([pump, other, ...family], similarities, limit).map((hit) => hit.productId);
  expect(ids(5)).toEqual(["radiator", "pump"]);
  expect(ids(1)).toEqual(["radiator"]);
});
