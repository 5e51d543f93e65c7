import { rm } from "node:fs/promises";
import { expect, it } from "vitest";
import { walkCategories } from "../format/catalogue.ts";
import { loadCatalogue } from "../format/reading/load-catalogue.ts";
import { seoPathsOf } from "../format/content/seo-paths.ts";
import { smallCatalogue, writeCatalogue } from "../format/fixture/small-catalogue.fixture.ts";

const brands = {
  key: "brands",
  name: { de: "Marken", en: "Brands", pl: "Marki" },
  path: { de: "marken", en: "brands", pl: "marki" },
  brands: {
    address: { de: "Anschrift", en: "Address", pl: "Adres" },
    note: { de: "Erfunden.", en: "Invented.", pl: "Wymyślone." },
  },
};

async function load(extra: object[]) {
  const files = smallCatalogue();
  const categories = [...(files["categories.yaml"] as object[]), ...extra];
  const folder = await writeCatalogue({ ...files, "categories.yaml": categories });
  const catalogue = await loadCatalogue(folder);
  await rm(folder, { recursive: true });
  return catalogue;
}

it("gives every maker a page with an address of its own in each language", async () => {
  const paths = seoPathsOf(await load([brands])).filter(({ entry }) => entry.key === "brand-nordwerk");
  expect(paths.map(({ language, path }) => `${language} ${path}`)).toEqual([
    "de marken/nordwerk",
    "en brands/nordwerk",
    "pl marki/nordwerk",
  ]);
});

it("shows there who the maker is and what it makes", async () => {
  const { categories, pages, streams } = await load([brands]);
  const page = pages.find(({ key }) => key === "brand-nordwerk");
  expect(JSON.stringify(page)).toContain("25813 Husum");
  expect(JSON.stringify(page)).toContain("product-listing");
  expect(streams.find(({ key }) => key === "brand-nordwerk")?.match).toEqual({ manufacturers: ["nordwerk"] });
  const category = [...walkCategories(categories)].find((each) => each.category.key === "brand-nordwerk");
  expect(category?.parent?.key).toBe("brands");
  expect(category?.category).toMatchObject({ stream: "brand-nordwerk", picture: "brands/nordwerk.svg" });
});

it("leads to each of them from the overview", async () => {
  const { pages } = await load([brands]);
  const tiles = JSON.stringify(pages.find(({ key }) => key === "brands"));
  expect(tiles).toMatch(/"de":"[^"]*\/marken\/nordwerk"/);
  expect(tiles).toMatch(/"pl":"[^"]*\/marki\/nordwerk"/);
});

it("makes none where nobody asked for them", async () => {
  const { pages, streams } = await load([]);
  expect([...pages, ...streams].filter(({ key }) => key.startsWith("brand"))).toEqual([]);
});
