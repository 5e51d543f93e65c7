import { rm } from "node:fs/promises";
import { afterEach, describe, expect, it } from "vitest";
import { loadCatalogue } from "../reading/load-catalogue.ts";
import { CatalogueError } from "../reading/problem.ts";
import { change, smallCatalogue, writeCatalogue } from "../fixture/small-catalogue.fixture.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function problemsWith(file: string, path: string, value: unknown): Promise<string> {
  const files = smallCatalogue();
  change(files, file, path, value);
  const folder = await writeCatalogue(files);
  folders.push(folder);
  return loadCatalogue(folder).then(
    () => "",
    (error: unknown) => (error instanceof CatalogueError ? error.message : Promise.reject(error)),
  );
}

// Rules by position: 0 synonym, 1 pin, 2 redirect.
describe("search-rules.yaml", () => {
  it.each<[words: string, path: string, value: unknown]>([
    ['heat-pump: a synonym needs "means"', "0.means", undefined],
    ["heat-pump › path: a synonym has none", "0.path", { de: "x" }],
    ['aero-first: a pin needs "terms"', "1.terms", undefined],
    ['aero-first: a pin needs "product"', "1.product", undefined],
    ['product: there is no product number "x"', "1.product", "x"],
    ["strength: only a boost has one", "1.strength", 0.5],
    ["position: only a pin has one", "0.position", 1],
    ['returns: a redirect needs "path"', "2.path", undefined],
    ["until: must not be before from", "2.until", "2026-09-30"],
    ['there already is a search rule "heat-pump"', "1.key", "heat-pump"],
  ])("%s", async (words, path, value) => {
    expect(await problemsWith("search-rules.yaml", path, value)).toContain(words);
  });
});

it("filters of a category are property groups", async () => {
  expect(await problemsWith("categories.yaml", "0.children.0.filters", ["x"])).toContain(
    'filters › 0: there is no property group "x"',
  );
});
