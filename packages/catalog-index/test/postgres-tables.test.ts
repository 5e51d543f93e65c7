import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CatalogIndex,
  createPostgresCatalogIndex,
  type IndexEntry,
  type ListAnswer,
} from "../src/index.ts";
import { id } from "./entry-builder.ts";
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

describe("the tables", () => {
  beforeAll(async () => {
    for (let number = 0; number < COUNT; number++) {
      expected.set(id(`product ${number}`), randomEntry(number, 0, random));
    }
    await index.bulkLoad(expected.values());
    const changed = Array.from({ length: 300 }, (_, at) => randomEntry(at * 7, 1, random));
    for (const each of changed) expected.set(each.productId, each);
    await index.replaceFamilies([], changed);
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

  it("hold nothing after clearing", async () => {
    await index.clear();
    expect(await contents()).toEqual({ counts: [], terms: [], numbers: [], postings: [] });
  });
});
