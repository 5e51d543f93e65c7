import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogIndex, IndexLanguage } from "../src/index.ts";
import { engines, type TestIndex } from "./engines.ts";
import { english, entry, german, polish, text } from "./entry-builder.ts";

let opened: TestIndex;
let index: CatalogIndex;

const product = (name: string, [de, en, pl]: [string, string, string]) => ({
  name,
  entry: entry(name, { texts: [text(german, de), text(english, en), text(polish, pl)] }),
});

const entries = [
  product("valve 3/4", ['Kugelhahn 3/4"', "Ball valve 3/4 inch", 'Zawór kulowy 3/4"']),
  product("valve 1/2", ['Kugelhahn 1/2"', "Ball valve 1/2 inch", "Zawór kulowy 1/2 cala"]),
  product("flange 20", ["Flansch DN20", "Flange DN 20", "Kołnierz DN20"]),
  product("flange 200", ["Flansch DN200", "Flange DN 200", "Kołnierz DN200"]),
  product("battery 10", ["Speicher 10 kWh", "Storage 10kWh", "Magazyn 10 kWh"]),
  product("battery 5", ["Speicher 5 kWh", "Storage 5kWh", "Magazyn 5 kWh"]),
  product("hose 1.5", ["Schlauch 1,5 m", "Hose 1.5m", "Wąż 1,5 m"]),
  product("hose 5", ["Schlauch 5 m", "Hose 5m", "Wąż 5 m"]),
  product("pipe 16", ["Verbundrohr 16 x 2,0 mm", "Pipe 16x2", "Rura 16×2"]),
  product("pipe 20", ["Verbundrohr 20 x 2,0 mm", "Pipe 20x2", "Rura 20×2"]),
  product("radiator", ["Heizkörper 600x1000", "Radiator 600 x 1000 mm", "Grzejnik 600×1000"]),
  product("radiator wide", ["Heizkörper 600x1400", "Radiator 600 x 1400 mm", "Grzejnik 600×1400"]),
];
const names = new Map(entries.map(({ name, entry: { productId } }) => [productId, name]));

async function search(term: string, language: IndexLanguage): Promise<(string | undefined)[]> {
  const scope = { kind: "search", term, language } as const;
  const { hits } = await index.list({
    scope,
    filters: {},
    sort: "score",
    offset: 0,
    limit: 20,
    facets: "none",
  });
  return hits.map((hit) => names.get(hit.productId));
}

describe.each(engines)("in $name", ({ open }) => {
  beforeAll(async () => {
    opened = await open();
    index = opened.index;
    await index.replaceFamilies(
      [],
      entries.map((each) => each.entry),
    );
  });
  afterAll(() => opened.drop());

  it.each<[string, IndexLanguage, string[]]>([
    [
      "valve 3/4",
      german,
      ['Kugelhahn 3/4"', "Kugelhahn 3/4 Zoll", "3/4 inch Kugelhahn", "Kugelhahn ¾″", "Kugelhahn 3/4"],
    ],
    ["valve 3/4", english, ['ball valve 3/4"', "3/4 inch valve", "3/4 Zoll"]],
    ["valve 3/4", polish, ["zawór 3/4 cala", 'zawór 3/4"']],
    ["flange 20", german, ["DN20", "DN 20", "Flansch dn 20", "Flansch DN-20"]],
    ["battery 10", german, ["10kWh", "10 kWh", "Speicher 10,0 kWh"]],
    ["battery 10", english, ["10kWh", "storage 10 KWH"]],
    ["hose 1.5", german, ["Schlauch 1,5 m", "Schlauch 1.5m", "Schlauch 1,50 Meter"]],
    ["hose 5", german, ["Schlauch 5 m", "Schlauch 5,0m"]],
    ["hose 1.5", english, ["hose 1.5 m", "hose 1,5m", "1.5 metre hose"]],
    ["pipe 16", german, ["16x2", "16 x 2,0", "16×2", "Verbundrohr 16x2,0mm", "Ø 16 x 2"]],
    ["pipe 16", polish, ["16 x 2,0", "rura 16x2"]],
    ["radiator", german, ["600x1000", "600 x 1000", "Heizkörper 600 × 1000 mm"]],
    ["radiator", english, ["radiator 600x1000"]],
  ])("%s is found however it is written (%o)", async (name, language, terms) => {
    const found = await Promise.all(terms.map((term) => search(term, language)));
    expect(Object.fromEntries(terms.map((term, at) => [term, found[at]?.[0]]))).toEqual(
      Object.fromEntries(terms.map((term) => [term, name])),
    );
  });

  it.each([
    ["DN20", ["flange 20"]],
    ["5 kWh", ["battery 5"]],
  ])("%s finds nothing else", async (term, expected) => {
    expect(await search(term, german)).toEqual(expected);
  });
});
