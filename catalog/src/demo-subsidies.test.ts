import { beforeAll, expect, it } from "vitest";
import { loadCatalogue } from "./format/reading/load-catalogue.ts";

/* Money others promise: dated, with the promisers' own addresses, and never more in one language than in another. */
let content: Record<string, string>;
beforeAll(async () => {
  const { pages } = await loadCatalogue(new URL("../data", import.meta.url).pathname);
  const page = pages.find(({ key }) => key === "subsidies");
  content = page?.sections[0]?.blocks[0]?.slots["content"]?.config?.["content"] as typeof content;
}, 60_000);

const sources = (text = "") =>
  [...text.matchAll(/href="(https:[^"]+)"/g)].map(([, address = ""]) => address).toSorted();

it.each([
  ["de", /Stand: \d+\. \p{L}+ 20\d\d, vom Händler zu prüfen/u, "Deutschland"],
  ["en", /As of \d+ \p{L}+ 20\d\d, to be checked by the merchant/u, "Germany"],
  ["pl", /Stan na \d+ \p{L}+ 20\d\d r\., do sprawdzenia przez sprzedawcę/u, "Polska"],
])("in %s it is dated and marked, and the reader's country comes first", (language, mark, country) => {
  const text = content[language] ?? "";
  expect(text).toMatch(mark);
  const countries = [...text.matchAll(/<h2>(Deutschland|Germany|Niemcy|Polen|Poland|Polska)</g)];
  expect(countries.map(([, name]) => name)[0]).toBe(country);
  expect(countries).toHaveLength(2);
  expect(text).not.toMatch(/\d\s?(€|EUR|zł|PLN|%)/);
});

it("names a source under every programme, the same in every language", () => {
  const programmes = (content["pl"] ?? "").match(/<h3>/g) ?? [];
  expect(programmes).toHaveLength(5);
  expect(sources(content["pl"])).toHaveLength(6);
  for (const language of ["de", "en"]) expect(sources(content[language])).toEqual(sources(content["pl"]));
});
