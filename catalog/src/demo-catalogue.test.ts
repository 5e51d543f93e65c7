import { beforeAll, expect, it } from "vitest";
import type { Catalogue } from "./format/catalogue.ts";
import { walkCategories } from "./format/catalogue.ts";
import { blockSlots, slotTypes } from "./format/cms-blocks.ts";
import { loadCatalogue } from "./format/load-catalogue.ts";

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(new URL("../data", import.meta.url).pathname);
});

// The demo shop is what people judge the renderer by, and what browser tests walk through.
it("shows every block and every slot type of the contract", () => {
  const blocks = catalogue.pages.flatMap((page) => page.sections.flatMap((section) => section.blocks));
  const shown = new Set(blocks.map((block) => block.type));
  const slots = new Set(blocks.flatMap((block) => Object.values(block.slots).map((slot) => slot.type)));
  expect(Object.keys(blockSlots).filter((type) => !shown.has(type))).toEqual([]);
  expect([...slotTypes].filter((type) => !slots.has(type))).toEqual([]);
});

it("speaks all its languages on every page and in every category", () => {
  const languages = catalogue.shop.languages.map(({ key }) => key);
  const names = [
    ...catalogue.pages,
    ...[...walkCategories(catalogue.categories)].map(({ category }) => category),
  ];
  for (const { key, name } of names) expect([key, Object.keys(name)]).toEqual([key, languages]);
});

it("links only to pages it has", () => {
  const { domains } = catalogue.shop.channel;
  const prefix = (language: string) => new URL(domains[language] ?? "").pathname.replace(/\/$/, "");
  const paths = new Set(
    [
      ...[...walkCategories(catalogue.categories)].map(({ category }) => category),
      ...catalogue.landingPages,
    ].flatMap(({ path }) =>
      Object.entries(path ?? {}).map(([language, own]) => `${prefix(language)}/${own}`),
    ),
  );
  const links = JSON.stringify(catalogue.pages).matchAll(/href=\\"(\/[^"\\#]*)/g);
  expect([...links].map(([, link]) => link ?? "").filter((link) => !paths.has(link))).toEqual([]);
});
