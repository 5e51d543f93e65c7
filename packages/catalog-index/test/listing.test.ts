import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CatalogIndex,
  createPostgresCatalogIndex,
  type IndexEntry,
  type ListAnswer,
} from "../src/index.ts";
import { entry, id } from "./entry-builder.ts";
import { naiveList } from "./naive-list.ts";
import { createRandom, randomEntry, randomQuery } from "./random-entries.ts";
import { createTemporaryDatabase, type TemporaryDatabase } from "./temporary-database.ts";

let database: TemporaryDatabase;
let index: CatalogIndex;

beforeAll(async () => {
  database = await createTemporaryDatabase();
  index = createPostgresCatalogIndex(database.sql);
});
afterAll(() => database.drop());

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
  const { manufacturerIds, optionIds } = answer.facets;
  return {
    ...answer,
    facets: {
      ...answer.facets,
      manufacturerIds: manufacturerIds.toSorted(),
      optionIds: optionIds.toSorted(),
    },
  };
}

/** All derived tables, without the numbers a rebuild would give anew. */
async function contents(): Promise<unknown> {
  const counts = await database.sql`
    select scope.key as scope, scope_tag.kind, scope_tag.key, scope_tag.hits
    from catalog_index.scope_tag left join catalog_index.tag as scope on scope.ref = scope_tag.scope
    order by 1, 2, 3`;
  const terms = await database.sql`select language_id, term, hits from catalog_index.term order by 1, 2`;
  const numbers = await database.sql`
    select number, product_id from catalog_index.hit_number join catalog_index.hit using (ref) order by 1, 2`;
  const postings = await database.sql`
    select coalesce(tag.kind, 'term') as kind, coalesce(tag.key, term.term) as key, term.language_id,
      posting.list % 4 as field, sum(bit_count(bits))::int as hits
    from catalog_index.posting
    left join catalog_index.tag on tag.ref = posting.list
    left join catalog_index.term on term.ref = posting.list - posting.list % 4
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
  return { counts, terms, numbers, postings };
}

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

  it("holds after all changes exactly what a fresh load would hold", async () => {
    const changed = await contents();
    await index.bulkLoad(expected.values());
    expect(changed).toEqual(await contents());
  });

  it("answers the same for hits on both sides of a chunk border", async () => {
    await index.clear();
    expected.clear();
    await database.sql`alter sequence catalog_index.hit_ref restart 16200`;
    for (let number = 0; number < 400; number++) {
      expected.set(id(`product ${number}`), randomEntry(number, 0, random));
    }
    await index.replaceFamilies([], [...expected.values()]);
    expect(await disagreements(40)).toEqual([]);
  });

  it("is empty after clearing", async () => {
    await index.clear();
    expected.clear();
    expect(await disagreements(10)).toEqual([]);
    expect(await contents()).toEqual({ counts: [], terms: [], numbers: [], postings: [] });
  });
});

describe("families", () => {
  const base = { filters: {}, sort: "score", offset: 0, limit: 10, facets: "none" } as const;
  const inCategory = { ...base, scope: { kind: "category", categoryId: id("shelf") } } as const;
  const shown = async (): Promise<string[]> =>
    (await index.list(inCategory)).hits.map((hit) => hit.productId);

  it("are shown by exactly the hits given last", async () => {
    const parent = entry("parent", { categoryIds: [id("shelf")], variantIds: [id("red"), id("blue")] });
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
