import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogIndex, FacetCount, IndexEntry, ListAnswer } from "../src/index.ts";
import { engines, type TestIndex } from "./engines.ts";
import { entry, id, member } from "./entry-builder.ts";
import { naiveList } from "./naive-list.ts";
import { createRandom, randomEntry, randomQuery } from "./random-entries.ts";

let opened: TestIndex;
let index: CatalogIndex;

const random = createRandom(2026);
const COUNT = 2500;
const expected = new Map<string, IndexEntry>();

/** Asks random questions; what the index and the naive list answer differently comes back. */
async function disagreements(questions: number): Promise<unknown[]> {
  const entries = [...expected.values()];
  const found: unknown[] = [];
  for (let asked = 0; asked < questions; asked++) {
    const query = randomQuery(random, COUNT);
    const [answer, right] = [inOrder(await index.list(query)), inOrder(naiveList(entries, query))];
    if (!isDeepStrictEqual(answer, right)) found.push({ query, answer, right });
  }
  return found;
}

function inOrder(answer: ListAnswer): ListAnswer {
  if (!answer.facets) return answer;
  const byId = (counts: readonly FacetCount[]) => counts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const { manufacturers, options, categories } = answer.facets;
  return {
    ...answer,
    facets: {
      ...answer.facets,
      manufacturers: byId(manufacturers),
      options: byId(options),
      categories: byId(categories),
    },
  };
}

describe.each(engines)("in $name", ({ open }) => {
  beforeAll(async () => {
    opened = await open();
    index = opened.index;
    expected.clear();
  });
  afterAll(() => opened.drop());

  describe("a listing", () => {
    it("answers as the naive list does after a bulk load", async () => {
      for (let number = 0; number < COUNT; number++) {
        expected.set(id(`product ${number}`), randomEntry(number, 0, random));
      }
      expect(await index.bulkLoad(expected.values())).toEqual({ loaded: COUNT });
      expect(await disagreements(80)).toEqual([]);
    });

    it("still does after products changed, came and went", async () => {
      for (let round = 1; round <= 4; round++) {
        const numbers = Array.from({ length: 120 }, () => random.below(COUNT + 200));
        const changed = new Map(numbers.map((number) => [number, randomEntry(number, round, random)]));
        const gone = Array.from({ length: 40 }, () => random.below(COUNT)).filter(
          (number) => !changed.has(number),
        );
        for (const each of changed.values()) expected.set(each.productId, each);
        for (const number of gone) expected.delete(id(`product ${number}`));
        const families = [...changed.keys(), ...gone].map((number) => id(`product ${number}`));
        await index.replaceFamilies(families, [...changed.values()]);
        expect(await disagreements(20)).toEqual([]);
      }
    });

    it("is empty after clearing", async () => {
      await index.clear();
      expected.clear();
      expect(await disagreements(10)).toEqual([]);
    });
  });

  describe("families", () => {
    const base = { filters: {}, sort: "score", offset: 0, limit: 10, facets: "none" } as const;
    const inCategory = { ...base, scope: { kind: "category", categoryId: id("shelf") } } as const;
    const shown = async (): Promise<string[]> =>
      (await index.list(inCategory)).hits.map((hit) => hit.productId);

    it("are shown by exactly the hits given last", async () => {
      const parent = entry("parent", {
        categoryIds: [id("shelf")],
        members: [member("red"), member("blue")],
      });
      const red = entry("red", { categoryIds: [id("shelf")], familyId: id("parent"), sales: 2 });
      const blue = entry("blue", { categoryIds: [id("shelf")], familyId: id("parent"), sales: 1 });
      await index.replaceFamilies([id("parent")], [parent]);
      expect(await shown()).toEqual([id("parent")]);
      await index.replaceFamilies([id("parent")], [red, blue]);
      expect(await shown()).toEqual([id("red"), id("blue")]);
      await index.replaceFamilies([id("parent")], [blue]);
      expect(await shown()).toEqual([id("blue")]);
      await index.replaceFamilies([id("parent")], []);
      expect(await shown()).toEqual([]);
    });

    it("can be written from several sides at once", async () => {
      const entries = Array.from({ length: 40 }, (_, number) =>
        entry(`many ${number}`, { categoryIds: [id("shelf")], sales: number }),
      );
      await Promise.all(entries.map((each) => index.replaceFamilies([each.familyId], [each])));
      expect((await index.list({ ...inCategory, limit: 0 })).total).toBe(40);
    });
  });
});
