import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogIndex, IndexLanguage } from "../src/index.ts";
import { english, entry, german, id, member, polish, text } from "./entry-builder.ts";
import { engines, type TestIndex } from "./engines.ts";

let opened: TestIndex;
let index: CatalogIndex;

const names = new Map<string, string>();

function product(
  name: string,
  texts: [string, string, string],
  sales: number,
  numbers: string[] = [],
  body = "",
) {
  names.set(id(name), name);
  return entry(name, {
    sales,
    members: [member(name, { numbers })],
    texts: [text(german, texts[0], { body }), text(english, texts[1]), text(polish, texts[2])],
  });
}

const entries = [
  product("air", ["Luftwärmepumpe Aero 8", "Air heat pump Aero 8", "Powietrzna pompa ciepła Aero 8"], 5, [
    "HP-200.8",
  ]),
  product("brine", ["Wärmepumpe Sole 10 kW", "Brine heat pump 10 kW", "Pompa ciepła gruntowa 10 kW"], 1, [
    "4015211001234",
  ]),
  product("circulator", ["Umwälzpumpe Flux", "Circulation pumps Flux", "Pompy obiegowe Flux"], 9, [
    "CP 25/60-180",
  ]),
  product("boiler", ["Gas-Brennwertkessel 24kW", "Gas condensing boiler 24 kW", "Kocioł gazowy 24 kW"], 7, [
    "VIT-200-A10",
  ]),
  product(
    "inverter",
    ["Hybrid-Wechselrichter 7736601234", "Hybrid inverter", "Falownik hybrydowy"],
    3,
    [],
    "Passt zum Batteriespeicher",
  ),
  product("thermostat", ["Raumthermostat Grünbeck", "Room thermostat", "Termostat pokojowy"], 2),
];

async function search(term: string, language: IndexLanguage = german): Promise<string[]> {
  const answer = await index.list({
    scope: { kind: "search", term, language },
    filters: {},
    sort: "score",
    offset: 0,
    limit: 20,
    facets: "none",
  });
  expect(answer.total).toBe(answer.hits.length);
  return answer.hits.map((hit) => names.get(hit.productId) ?? "?");
}

async function suggest(term: string, language: IndexLanguage = german): Promise<string[]> {
  const answer = await index.suggest({ term, language, limit: 20 });
  expect(answer.total).toBe(answer.hits.length);
  return answer.hits.map((hit) => names.get(hit.productId) ?? "?");
}

describe.each(engines)("in $name", ({ open }) => {
  beforeAll(async () => {
    opened = await open();
    index = opened.index;
    await index.replaceFamilies([], entries);
  });
  afterAll(() => opened.drop());

  describe("search", () => {
    it.each([
      ["Wärmepumpe", ["brine", "air"]],
      ["Waermepumpe", ["brine", "air"]],
      ["warmepumpen", ["brine", "air"]],
      ["Luftwärmepumpe", ["air"]],
      ["Luft-Wärmepumpe", ["air"]],
      ["Pumpe", ["circulator", "air", "brine"]],
      ["Wärmepunpe", ["brine", "air"]],
      ["Wechselrichtre", ["inverter"]],
      ["Wechslrichterr", ["inverter"]],
      ["Kesel", ["boiler"]],
      ["24 kW", ["boiler"]],
      ["10kW", ["brine"]],
      ["Gruenbeck", ["thermostat"]],
      ["grunbeck Raumthermostate", ["thermostat"]],
      ["für die Umwälzpumpe", ["circulator"]],
      ["Umwälzpumpe qqqqxx", ["circulator"]],
      ["Umwälzpumpe Thermostat", ["circulator", "thermostat"]],
      ["Batteriespeicher", ["inverter"]],
      ["qqqqxx", []],
      ["?!", []],
      ["", []],
    ])("German %s", async (term, expected) => {
      expect(await search(term)).toEqual(expected);
    });

    it.each([
      ["heat pumps", ["air", "brine"]],
      ["heated pump", ["air", "brine"]],
      ["boilers", ["boiler"]],
      ["invertor", ["inverter"]],
    ])("English %s", async (term, expected) => {
      expect(await search(term, english)).toEqual(expected);
    });

    it.each([
      ["pompami", ["circulator", "air", "brine"]],
      ["pompa ciepla", ["air", "brine"]],
      ["kotły", ["boiler"]],
      ["falowniki hybrydowe", ["inverter"]],
    ])("Polish %s", async (term, expected) => {
      expect(await search(term, polish)).toEqual(expected);
    });

    it.each([
      ["HP-200.8", ["air"]],
      ["hp2008", ["air"]],
      ["HP 200", ["air"]],
      ["4015211001234", ["brine"]],
      ["4015 2110 01234", ["brine"]],
      ["40152110", ["brine"]],
      ["VIT200A10", ["boiler"]],
      ["vit 200 a10", ["boiler"]],
      ["7736601234", ["inverter"]],
      ["77366", ["inverter"]],
      ["Wechselrichter 7736601234", ["inverter"]],
    ])("number %s", async (term, expected) => {
      expect(await search(term)).toEqual(expected);
    });
  });

  it("pages through the tiers without gap or repetition", async () => {
    const all = await search("Pumpe");
    const pages = await Promise.all(
      all.map((_, offset) =>
        index.list({
          scope: { kind: "search", term: "Pumpe", language: german },
          filters: {},
          sort: "score",
          offset,
          limit: 1,
          facets: "none",
        }),
      ),
    );
    expect(pages.flatMap((page) => page.hits.map((hit) => names.get(hit.productId)))).toEqual(all);
  });

  describe("suggest", () => {
    it.each([
      ["wär", ["brine", "air"]],
      ["wärmep", ["brine", "air"]],
      ["umwälzpumpe fl", ["circulator"]],
      ["wärmepumpen", ["brine", "air"]],
      ["raumtermo", ["thermostat"]],
      ["hp20", ["air"]],
    ])("%s", async (term, expected) => {
      expect(await suggest(term)).toEqual(expected);
    });
  });
});
