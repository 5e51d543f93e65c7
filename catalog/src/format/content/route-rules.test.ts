import { rm } from "node:fs/promises";
import { afterEach, expect, it } from "vitest";
import { loadCatalogue } from "../reading/load-catalogue.ts";
import { CatalogueError } from "../reading/problem.ts";
import { change, smallCatalogue, writeCatalogue } from "../fixture/small-catalogue.fixture.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

// Rules by position: 0 a prefix in two languages, 1 a partner, 2 gone.
it.each<[words: string, path: string, value: unknown]>([
  ["former › source › de: is no path", "0.source.de", "alt"],
  ["former › source › de: must begin with a word of its own", "0.source.de", "/"],
  ["former › source › de: belongs to the shop itself", "0.source.de", "/checkout"],
  ["former › target › de: leads round in a circle", "0.target.de", "/alt/neu"],
  ["former › target › de: leads round in a circle (partner)", "1.target.de", "/alt"],
  ["partner › target › de: leads to a host that is not in channel", "1.target.de", "https://evil.example"],
  ["partner › target › de: must be a path of the shop", "1.target.de", "//evil.example"],
  ["partner › target: is needed unless", "1.target", undefined],
  ["gone › target › de: is not for what is gone", "2.target", { de: "/neu" }],
  ["gone › source › de: has another rule (partner)", "2.source.de", "/partner"],
  ['there already is a route rule "former"', "1.key", "former"],
])("refuses: %s [44]", async (words, path, value) => {
  const files = smallCatalogue();
  if (words.includes("(partner)")) change(files, "route-rules.yaml", "0.target.de", "/partner");
  change(files, "route-rules.yaml", path, value);
  const folder = await writeCatalogue(files);
  folders.push(folder);
  const told = await loadCatalogue(folder).then(
    () => "",
    (error: unknown) => (error instanceof CatalogueError ? error.message : Promise.reject(error)),
  );
  expect(told).toContain(words);
});
