import { describe, expect, it } from "vitest";
import { buildRuleBook } from "./rule-book.ts";
import type { SearchLift, SearchRule } from "./search-rule.ts";
import { termKey } from "./term-key.ts";

const rule = (more: Partial<SearchRule>): SearchRule => ({
  id: "rule",
  kind: "pin",
  languageId: null,
  terms: ["Wärmepumpe"],
  productNumber: null,
  hitIds: [],
  position: 0,
  strength: null,
  means: [],
  path: null,
  validFrom: null,
  validUntil: null,
  ...more,
});
const advice = (
  term: string,
  { rules = [], lifts = [] }: { rules?: SearchRule[]; lifts?: SearchLift[] },
  more: { languageId?: string; today?: string } = {},
) => buildRuleBook(rules, lifts)({ term, languageId: "de", today: "2026-11-16", ...more });

describe("the key of a search", () => {
  it.each([
    ["  PV-Platten,   430 Wp ", "pv-platten 430 wp"],
    ["Wärmepumpe!", "warmepumpe"],
    ["7,2 kWh", "7,2 kwh"],
    ["Gas / Öl", "gas ol"],
    ["POMPA CIEPŁA", "pompa ciepla"],
    ["?!", ""],
  ])("%s is %s", (term, key) => {
    expect(termKey(term)).toBe(key);
  });
});

describe("synonyms", () => {
  const rules = [
    rule({ kind: "synonym", terms: ["PV Platten", "PV-Platten"], means: ["Solarmodul"] }),
    rule({ kind: "synonym", terms: ["Akku"], means: ["Stromspeicher", "Batteriespeicher"] }),
    rule({ kind: "synonym", terms: ["boiler"], means: ["Speicher"], languageId: "de" }),
  ];
  it.each([
    ["pv platten", ["Solarmodul"]],
    ["PV-Platten schwarz 430 Wp", ["Solarmodul schwarz 430 wp"]],
    ["Akku 10 kWh", ["Stromspeicher 10 kwh", "Batteriespeicher 10 kwh"]],
    ["Akkuschrauber", []],
    ["Platten", []],
  ])("of %s are %j", (term, expected) => {
    expect(advice(term, { rules }).guidance.alternatives).toEqual(expected);
  });

  it("belong to their language", () => {
    expect(advice("Boiler", { rules }).guidance.alternatives).toEqual(["Speicher"]);
    expect(advice("Boiler", { rules }, { languageId: "en" }).guidance.alternatives).toEqual([]);
  });
});

describe("the other rules", () => {
  it("hold for the whole search only, in the order of the merchant", () => {
    const rules = [
      rule({ hitIds: ["second"], position: 2 }),
      rule({ hitIds: ["first"], position: 1 }),
      rule({ kind: "hide", hitIds: ["gone"] }),
      rule({ kind: "redirect", path: "/aktion" }),
    ];
    expect(advice("WÄRMEPUMPE", { rules })).toMatchObject({
      guidance: { pinnedIds: ["first", "second"], hiddenIds: ["gone"] },
      redirect: "/aktion",
    });
    expect(advice("Wärmepumpe 8 kW", { rules })).toEqual({
      guidance: { alternatives: [], pinnedIds: [], lifted: [], hiddenIds: [] },
      redirect: null,
    });
  });

  it.each([
    ["2026-11-15", 0],
    ["2026-11-16", 1],
    ["2026-11-18", 1],
    ["2026-11-19", 0],
  ])("on %s hold for %i of one", (today, count) => {
    const rules = [rule({ hitIds: ["a"], validFrom: "2026-11-16", validUntil: "2026-11-18" })];
    expect(advice("Wärmepumpe", { rules }, { today }).guidance.pinnedIds).toHaveLength(count);
  });

  it("and lifts take the stronger word", () => {
    const rules = [rule({ kind: "boost", hitIds: ["a", "b"], strength: 0.5 })];
    const lifts = [
      { termKey: "warmepumpe", productId: "a", strength: 0.8 },
      { termKey: "warmepumpe", productId: "c", strength: 0.1 },
      { termKey: "other", productId: "d", strength: 1 },
    ];
    expect(advice("Wärmepumpe", { rules, lifts }).guidance.lifted).toEqual([
      { productId: "a", strength: 0.8 },
      { productId: "b", strength: 0.5 },
      { productId: "c", strength: 0.1 },
    ]);
  });
});
