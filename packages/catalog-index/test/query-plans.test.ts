import { afterAll, beforeAll, expect, it } from "vitest";
import { type CatalogIndex, createPostgresCatalogIndex, type ListFilters } from "../src/index.ts";
import { entry, german, id, text } from "./entry-builder.ts";
import { createRandom, randomEntry } from "./random-entries.ts";
import { recordStatements, withLiterals } from "./record-statements.ts";
import { createTemporaryDatabase, type TemporaryDatabase } from "./temporary-database.ts";

/** As few as a shop has options and categories; every other table grows with the catalogue. */
const SMALL_TABLES = new Set(["option_group", "scope_facet"]);
const HITS = 8000;
const SHELVES = 20;

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

let database: TemporaryDatabase;

beforeAll(async () => {
  database = await createTemporaryDatabase();
  await createPostgresCatalogIndex(database.sql).bulkLoad(variedEntries());
});
afterAll(() => database.drop());

function* variedEntries() {
  const random = createRandom(7);
  for (let number = 0; number < HITS; number++) {
    const words = Array.from({ length: 6 }, () => wordOf(random.below(20_000))).join(" ");
    const texts = [text(german, `${random.below(20) === 0 ? "Pumpe" : "Ventil"} ${words}`)];
    const categoryIds = [id("root"), id(`shelf ${number % SHELVES}`)];
    yield entry(`product ${number}`, { ...randomEntry(number, 0, random), categoryIds, texts });
  }
}

const wordOf = (number: number) =>
  `wort${[...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;

const base = { sort: "score", offset: 0, limit: 24, facets: "all" } as const;
const inCategory = (filters: ListFilters) => (index: CatalogIndex) =>
  index.list({ ...base, scope: { kind: "category", categoryId: id("shelf 3") }, filters });
const searching = (term: string, filters: ListFilters) => (index: CatalogIndex) =>
  index.list({ ...base, facets: "reduced", scope: { kind: "search", term, language: german }, filters });

const reads: [string, (index: CatalogIndex) => Promise<unknown>][] = [
  ["a category", inCategory({})],
  [
    "a category by price",
    (index) =>
      index.list({
        ...base,
        sort: "price-desc",
        scope: { kind: "stream", streamId: id("stream") },
        filters: {},
      }),
  ],
  [
    "a category with filters",
    inCategory({ manufacturerIds: [id("maker 1")], optionIds: [id("option 1 1")] }),
  ],
  ["a category with a price range", inCategory({ minPriceCents: 123_456, maxPriceCents: 2_345_678 })],
  ["few products", inCategory({ productIds: [id("product 1"), id("variant 3")] })],
  ["a search", searching("Pumpe", {})],
  ["a search with filters", searching("Pumpe", { manufacturerIds: [id("maker 1")], ratingMin: 4 })],
  ["a rare word", searching(wordOf(77), {})],
  ["a number", searching("N-4711", {})],
  ["a slip", searching(`${wordOf(4711)}x pmupe`, {})],
  ["a suggestion", (index) => index.suggest({ term: "pum", language: german, limit: 10 })],
];

/** As the shop API plans them: before the values are known. */
it.each(reads)("%s is read through indexes only", async (_, read) => {
  for (const statement of await recordStatements(database.url, read)) {
    const connection = await database.sql.reserve();
    await connection`set plan_cache_mode = force_generic_plan`;
    await connection.unsafe(`prepare read as ${statement.text}`);
    const literals = statement.parameters.map((_value, at) => `$${at + 1}`).join(", ");
    const call = literals ? `read(${literals})` : "read";
    const explain = withLiterals({ ...statement, text: `explain (format json) execute ${call}` });
    const [row] = await connection.unsafe<{ "QUERY PLAN": [{ Plan: Plan }] }[]>(explain);
    await connection`deallocate read`;
    connection.release();
    expect(row && scannedTables(row["QUERY PLAN"][0].Plan), statement.text).toEqual([]);
  }
});

function scannedTables(plan: Plan): string[] {
  const table = plan["Relation Name"];
  const own = plan["Node Type"] === "Seq Scan" && table && !SMALL_TABLES.has(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}
