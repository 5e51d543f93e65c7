import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogIndex, ListAnswer, SearchGuidance } from "../src/index.ts";
import { engines, type TestIndex } from "./engines.ts";
import { english, entry, german, id, text } from "./entry-builder.ts";

let opened: TestIndex;
let index: CatalogIndex;

const product = (
  name: string,
  sales: number,
  more: { maker?: string; categories?: string[]; body?: string } = {},
) =>
  entry(name, {
    sales,
    manufacturerId: more.maker ? id(more.maker) : null,
    categoryIds: (more.categories ?? []).map(id),
    texts: [text(german, name, { body: more.body ?? "" }), text(english, `${name} in English`)],
  });

const entries = [
  product("Wärmepumpe Aero", 5, { maker: "Nordwind", categories: ["heat", "pumps"] }),
  product("Wärmepumpe Sole", 4, { maker: "Nordwind", categories: ["heat", "pumps"] }),
  product("Luftwärmepumpe Vento", 9, { maker: "Südwind", categories: ["heat", "pumps"] }),
  product("Heizstab", 8, { maker: "Südwind", categories: ["heat"], body: "Zur Wärmepumpe" }),
  product("Kaminofen", 7, { categories: ["heat"] }),
  product("Kaminbesteck", 6),
];
const names = new Map(entries.map(({ productId, texts }) => [productId, texts[0]?.name ?? ""]));
const namesOf = ({ hits }: Pick<ListAnswer, "hits">) => hits.map((hit) => names.get(hit.productId));

const none: SearchGuidance = { alternatives: [], pinnedIds: [], lifted: [], hiddenIds: [] };

async function search(term: string, guidance: Partial<SearchGuidance> = {}): Promise<ListAnswer> {
  const scope = { kind: "search", term, language: german, guidance: { ...none, ...guidance } } as const;
  return await index.list({ scope, filters: {}, sort: "score", offset: 0, limit: 10, facets: "all" });
}

describe.each(engines)("in $name", ({ open }) => {
  beforeAll(async () => {
    opened = await open();
    index = opened.index;
    await index.replaceFamilies([], entries);
  });
  afterAll(() => opened.drop());

  it("is as usual when nothing is said", async () => {
    expect(namesOf(await search("Wärmepumpe"))).toEqual([
      "Wärmepumpe Aero",
      "Wärmepumpe Sole",
      "Luftwärmepumpe Vento",
    ]);
  });

  it("brings in what other words find, below the same kind of match of its own", async () => {
    expect(namesOf(await search("Wärmepumpe", { alternatives: ["Kaminofen"] }))).toEqual([
      "Wärmepumpe Aero",
      "Wärmepumpe Sole",
      "Kaminofen",
      "Luftwärmepumpe Vento",
    ]);
    expect(namesOf(await search("Feuerstelle", { alternatives: ["Kaminofen", "?!"] }))).toEqual([
      "Kaminofen",
    ]);
  });

  it("puts pinned hits first, in their order", async () => {
    const answer = await search("Wärmepumpe", {
      pinnedIds: [id("Kaminofen"), id("Wärmepumpe Sole"), id("gone")],
    });
    expect(namesOf(answer)).toEqual([
      "Kaminofen",
      "Wärmepumpe Sole",
      "Wärmepumpe Aero",
      "Luftwärmepumpe Vento",
    ]);
    expect(answer.total).toBe(4);
  });

  it("shows pinned hits where words find nothing", async () => {
    const answer = await search("qqqqxx", { pinnedIds: [id("Kaminofen")] });
    expect(namesOf(answer)).toEqual(["Kaminofen"]);
    expect(answer.total).toBe(1);
  });

  it("lifts a hit, but not above a better kind of match", async () => {
    expect(
      namesOf(
        await search("Wärmepumpe", {
          lifted: [
            { productId: id("Wärmepumpe Sole"), strength: 0.5 },
            { productId: id("Luftwärmepumpe Vento"), strength: 1 },
            { productId: id("Kaminofen"), strength: 1 },
          ],
        }),
      ),
    ).toEqual(["Wärmepumpe Sole", "Wärmepumpe Aero", "Luftwärmepumpe Vento"]);
  });

  it("does not show hidden hits, nor count them", async () => {
    const answer = await search("Wärmepumpe", {
      hiddenIds: [id("Wärmepumpe Aero"), id("Luftwärmepumpe Vento")],
      pinnedIds: [id("Wärmepumpe Aero")],
    });
    expect(namesOf(answer)).toEqual(["Wärmepumpe Sole"]);
    expect(answer).toMatchObject({ total: 1, facets: { manufacturers: [{ id: id("Nordwind"), hits: 1 }] } });
  });

  it("goes for suggestions, too", async () => {
    const guidance = { ...none, pinnedIds: [id("Kaminofen")], hiddenIds: [id("Wärmepumpe Aero")] };
    expect(namesOf(await index.suggest({ term: "wärmep", language: german, limit: 2, guidance }))).toEqual([
      "Kaminofen",
      "Wärmepumpe Sole",
    ]);
  });

  describe("a suggestion", () => {
    it("tells makers and categories of all its hits", async () => {
      const answer = await index.suggest({ term: "wärmep", language: german, limit: 1 });
      expect(answer).toEqual({
        hits: [{ productId: id("Wärmepumpe Aero"), memberId: id("Wärmepumpe Aero") }],
        total: 3,
        exactId: null,
        manufacturers: [
          { id: id("Nordwind"), hits: 2 },
          { id: id("Südwind"), hits: 1 },
        ],
        categories: ["heat", "pumps"]
          .map((name) => ({ id: id(name), hits: 3 }))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      });
    });

    it("has nothing to tell about nothing", async () => {
      expect(await index.suggest({ term: "qqqqxx", language: german, limit: 5 })).toEqual({
        hits: [],
        total: 0,
        exactId: null,
        manufacturers: [],
        categories: [],
      });
    });
  });

  describe("spelling", () => {
    it.each([
      ["Wärmepunpe", "wärmepumpe"],
      ["Kaminofn Luftwärmepumpe", "kaminofen luftwärmepumpe"],
      ["Kaminoffen", "kaminofen"],
      ["Wärmepumpe", null],
      ["Wärmepumpen", null],
      ["Kamino", null],
      ["qqqqxx", null],
    ])("of %s is %s", async (term, expected) => {
      expect((await search(term)).spelling?.toLowerCase() ?? null).toBe(expected);
    });
  });
});
