import { rm } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Catalogue } from "../format/catalogue.ts";
import { loadCatalogue } from "../format/reading/load-catalogue.ts";
import { smallCatalogue, writeCatalogue } from "../format/fixture/small-catalogue.fixture.ts";
import { drawSheet } from "./draw-sheet.ts";
import { planSheets } from "./plan-sheets.ts";

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(await writeCatalogue(smallCatalogue()));
});
afterAll(() => rm(catalogue.folder, { recursive: true }));

it("shows every picture once, by main category", () => {
  expect(planSheets(catalogue).map(({ name, tiles }) => [name, tiles.map(({ file }) => file)])).toEqual([
    ["heat-pumps", ["pump.svg", "pump.png", "folder.svg"]],
    ["cables", ["hose.svg"]],
    ["brands", ["brands/nordwerk.svg"]],
  ]);
});

it("goes on to another sheet when one is full", () => {
  const [product] = catalogue.products;
  if (!product) throw new Error("the fixture has products");
  const pictures = Array.from({ length: 100 }, (_, index) => `${index}.svg`);
  const sheets = planSheets({ ...catalogue, products: [{ ...product, pictures }] });
  expect(sheets.slice(0, 3).map(({ name, tiles }) => [name, tiles.length])).toEqual([
    ["heat-pumps-1", 48],
    ["heat-pumps-2", 48],
    ["heat-pumps-3", 4],
  ]);
});

it("draws a sheet with room for names", async () => {
  const [sheet] = planSheets(catalogue);
  const target = `${catalogue.folder}/sheet.webp`;
  await drawSheet(sheet ?? { name: "", tiles: [] }, `${catalogue.folder}/media`, target);
  const { width, height, format } = await sharp(target).metadata();
  expect([format, width, height]).toEqual(["webp", 1760, 244]);
});
