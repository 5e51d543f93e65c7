import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogIndex, ListAnswer, ListFilters, ListHit, ListScope } from "../src/index.ts";
import { engines, type TestIndex } from "./engines.ts";
import { entry, german, id, member, text } from "./entry-builder.ts";

let opened: TestIndex;
let index: CatalogIndex;

const shelf = id("shelf");
const power = (kilowatts: number) => ({ optionId: id(`${kilowatts} kW`), groupId: id("power") });
const colour = (name: string) => ({ optionId: id(name), groupId: id("colour") });

const pumps = entry("pumps", {
  categoryIds: [shelf],
  manufacturerId: id("Nordwind"),
  sales: 5,
  numbers: ["NW-A-100"],
  members: [
    member("small", {
      numbers: ["NW-A-06", "4006000000060"],
      options: [power(6), colour("white")],
      priceCents: 600,
    }),
    member("large", {
      numbers: ["NW-A-12", "4006000000121"],
      options: [power(12), colour("white")],
      priceCents: 1200,
    }),
    member("black", {
      numbers: ["NW-A-12-S"],
      options: [power(12), colour("black")],
      priceCents: 1300,
      available: false,
    }),
  ],
  texts: [
    text(german, "Wärmepumpe Aero", {
      manufacturerName: "Nordwind",
      optionNames: ["6 kW", "12 kW", "weiß", "schwarz"],
      memberOptionNames: [
        ["6 kW", "weiß"],
        ["12 kW", "weiß"],
        ["12 kW", "schwarz"],
      ],
    }),
  ],
});
const valve = entry("valve", {
  categoryIds: [shelf],
  sales: 1,
  members: [member("valve", { numbers: ["KH-34", "NW-A"], options: [colour("black")], priceCents: 20 })],
  texts: [text(german, "Kugelhahn")],
});

const inShelf: ListScope = { kind: "category", categoryId: shelf };
const searching = (term: string): ListScope => ({ kind: "search", term, language: german });

async function list(scope: ListScope, filters: ListFilters = {}): Promise<ListAnswer> {
  return await index.list({ scope, filters, sort: "score", offset: 0, limit: 10, facets: "reduced" });
}

const hit = (productId: string, memberId: string | null): ListHit => ({
  productId: id(productId),
  memberId: memberId === null ? null : id(memberId),
});

describe.each(engines)("in $name", ({ open }) => {
  beforeAll(async () => {
    opened = await open();
    index = opened.index;
    await index.replaceFamilies([], [pumps, valve]);
  });
  afterAll(() => opened.drop());

  it("a hit stands for its members as long as nothing tells them apart", async () => {
    expect((await list(inShelf)).hits).toEqual([hit("pumps", null), hit("valve", "valve")]);
  });

  it.each<[string, ListFilters, ListHit[]]>([
    ["options", { optionIds: [power(12).optionId] }, [hit("pumps", "large")]],
    [
      "options of two groups",
      { optionIds: [power(12).optionId, colour("black").optionId] },
      [hit("pumps", "black")],
    ],
    ["a price", { minPriceCents: 1250 }, [hit("pumps", "black")]],
    ["a price and an option", { optionIds: [power(6).optionId], minPriceCents: 1000 }, []],
    [
      "stock and an option",
      { optionIds: [colour("black").optionId], available: true },
      [hit("valve", "valve")],
    ],
    [
      "stock and both options",
      { optionIds: [power(12).optionId, colour("black").optionId], available: true },
      [],
    ],
  ])("%s must be met by one member", async (_, filters, expected) => {
    expect((await list(inShelf, filters)).hits).toEqual(expected);
  });

  it("counts hits, not members, and only what one member can still have", async () => {
    const { facets } = await list(inShelf, { optionIds: [power(12).optionId], maxPriceCents: 1250 });
    const left = [power(6), power(12), colour("white")].map(({ optionId }) => ({ id: optionId, hits: 1 }));
    expect(facets).toMatchObject({
      manufacturers: [{ id: id("Nordwind"), hits: 1 }],
      price: { minCents: 1200, maxCents: 1300 },
    });
    expect(facets?.options).toHaveLength(left.length);
    expect(facets?.options).toEqual(expect.arrayContaining(left));
  });

  it.each([
    ["Wärmepumpe", hit("pumps", null)],
    ["Wärmepumpe 12 kW", hit("pumps", "large")],
    ["Wärmepumpe 12kW schwarz", hit("pumps", "black")],
    ["NW-A-12-S", hit("pumps", "black")],
    ["4006000000060", hit("pumps", "small")],
    ["nwa100", hit("pumps", null)],
  ])("the search %s is shown as the member it means", async (term, expected) => {
    expect((await list(searching(term))).hits[0]).toEqual(expected);
  });

  it.each([
    ["NW-A-12", "large"],
    ["nw a 12", "large"],
    ["NWA12S", "black"],
    ["4006 0000 00060", "small"],
    ["KH34", "valve"],
    ["NW-A-100", null],
    ["NW-A-1", null],
    ["Wärmepumpe 12 kW", null],
    ["Wärmepumpe", null],
  ])("the exact article of %s is %s", async (term, expected) => {
    const expectedId = expected === null ? null : id(expected);
    expect((await list(searching(term))).exactId).toBe(expectedId);
    expect((await index.suggest({ term, language: german, limit: 5 })).exactId).toBe(expectedId);
  });
});
