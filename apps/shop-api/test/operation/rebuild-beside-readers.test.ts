import type { ProductDetail, ProductListing } from "@hearth/contract";
import { expect, it, onTestFinished } from "vitest";
import { rebuildInShadow, rebuildProjections } from "../../src/modules/projection/index.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { listing, numbersOf } from "../harness/content/listing.ts";
import { projector } from "../harness/content/projector.ts";
import { SEEN_WITHIN_MS } from "../harness/seen-within.ts";
import { testShop } from "../harness/test-shop.ts";

/* All read models are made anew while people read and things change. */
const shop = testShop();
/** A worker beside it, which takes what it finds. */
const worker = projector(() => shop.databaseUrl);

const search = async (term: string) =>
  (await shop.api.post<ProductListing>("/search", { search: term })).body;

const rebuild = () =>
  rebuildInShadow({
    ...shop.services,
    everything: "all",
    announce: async (tags: string[]) => shop.services.cache.drop(tags),
  });

/** What is wrong in the read models is what a rebuild is for; also something that is gone from the record. */
async function spoil(): Promise<void> {
  await shop.sql`update product_read set doc = jsonb_set(doc::jsonb, '{ean}', '"wrong"')::json`;
  await shop.sql`insert into product_read (product_id, parent_id, doc)
    select gen_random_uuid(), null, doc from product_read limit 1`;
}

/** Somebody reads for long: new tables cannot take the place of these until they leave, or the test ends. */
async function readForLong(): Promise<{ leave: () => Promise<void> }> {
  const reader = openDatabase(shop.databaseUrl, { poolSize: 1 });
  const isGiven = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  const reading = reader.begin(async (tx) => {
    await tx`select count(*) from product_read`;
    isGiven.resolve();
    await isOver.promise;
  });
  const leave = async () => {
    isOver.resolve();
    await reading;
    await reader.end();
  };
  onTestFinished(leave);
  await isGiven.promise;
  return { leave };
}

/** What the database knows of the tables, but for what is in them. */
const shapes = () => shop.sql`
  select oid::regclass::text as name, reloptions,
    (select array_agg(attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' '
      || coalesce(pg_get_expr(adbin, adrelid), '') order by attnum)
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum where attrelid = pg_class.oid and attnum > 0) as columns,
    (select array_agg(conname || ' ' || pg_get_constraintdef(c.oid) order by conname) from pg_constraint c where conrelid = pg_class.oid) as constraints,
    (select array_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text) from pg_index where indrelid = pg_class.oid) as indexes
  from pg_class where relkind = 'r' and (relname = 'product_read' or relnamespace = 'catalog_index'::regnamespace) order by 1`;

const shadowTables = () => shop.sql`select nspname from pg_namespace where nspname like 'read_models_next%'`;

/** Everything readers are served from, but for what counts writings. */
async function projections(): Promise<Record<string, unknown>> {
  const tables = ["hit", "hit_member", "hit_number", "hit_text", "option_group"];
  const found: [string, unknown][] = [];
  for (const table of tables) {
    found.push([
      table,
      await shop.sql`select to_jsonb(t) as row from catalog_index.${shop.sql(table)} t order by to_jsonb(t)::text`,
    ]);
  }
  const docs =
    await shop.sql`select product_id, parent_id, doc::jsonb as doc from product_read order by product_id`;
  // A count that came down to nothing is no count.
  const counts =
    await shop.sql`select * from catalog_index.scope_facet where hits <> 0 order by scope_id, kind, id`;
  return Object.fromEntries([...found, ["product_read", docs], ["scope_facet", counts]]);
}

// First of all: afterwards these tables are no longer those of the migrations.
it("the new tables are made as the old ones were, whatever an earlier try left, and nothing is left of it", async () => {
  const before = await shapes();
  await shop.sql`create schema read_models_next`;
  await shop.sql`create table read_models_next.hit (product_id uuid)`;
  await rebuild();
  expect(await shapes()).toEqual(before);
  expect(await shadowTables()).toEqual([]);
  await worker.project();
  expect(numbersOf(await listing(shop, "heating", { limit: 50 }))).not.toEqual([]);
});

it("readers neither wait nor miss anything nor read old beside new, and the end is that of a rebuild from scratch", async () => {
  const before = numbersOf(await listing(shop, "heating", { limit: 50 }));
  await spoil();

  const done = new AbortController();
  const missing: string[] = [];
  const mixed: string[] = [];
  const read = async () => {
    const [listed, found] = await Promise.all([
      listing(shop, "heating", { limit: 50, order: "name-asc" }),
      search("Thermostat"),
    ]);
    missing.push(...before.filter((number) => !numbersOf(listed).includes(number)));
    if (found.elements.length === 0) missing.push("Thermostat");
    if (new Set(listed.elements.map(({ ean }) => ean === "wrong")).size > 1) mixed.push("heating");
  };
  const reader = async () => {
    while (!done.signal.aborted) await read();
  };
  // By the database's own word: how long an answer takes is the machine's affair, and this one does everything at once.
  const held: unknown[] = [];
  const watcher = async () => {
    while (!done.signal.aborted)
      held.push(
        ...(await shop.sql`select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query ~* '^[[:space:]]*(select|with)' and query !~* '(insert|update|delete|advisory)' and now() - query_start > interval '1 second'`),
      );
  };
  const beside = [reader(), reader(), watcher()];
  const { loaded } = await rebuild().finally(() => done.abort());
  await Promise.all(beside);

  expect(loaded).toBeGreaterThan(10);
  expect({ missing, mixed, held }).toEqual({ missing: [], mixed: [], held: [] });
  expect((await listing(shop, "heating", { limit: 50 })).elements.map(({ ean }) => ean)).not.toContain(
    "wrong",
  );
  const rebuilt = await projections();
  await rebuildProjections(shop.services, shop.services.references.current());
  expect(rebuilt).toEqual(await projections());
});

it("what changes meanwhile is seen at once, and afterwards", async () => {
  await spoil();
  const long = await readForLong();
  const rebuilding = rebuild();
  await eventually(async () => {
    const [row] = await shop.sql`select count(*)::int as hits from read_models_next.hit`;
    expect(row?.["hits"]).toBeGreaterThan(10);
  }, SEEN_WITHIN_MS);

  const price = async () =>
    (await shop.api.post<ProductDetail>(`/product/${id.product("hose")}`)).body.product.calculatedPrice
      .unitPrice;
  await shop.sql`update product_price set gross_cents = 4321, net_cents = 4321 where product_id = ${id.product("hose")}`;
  await shop.sql`update product set active = false where id = ${id.product("fan")}`;
  await eventually(async () => {
    await worker.project();
    shop.services.cache.drop(["all"]);
    expect(await price()).toBe(43.21);
  }, SEEN_WITHIN_MS);
  await expect(rebuild()).rejects.toThrow("REBUILD_IS_RUNNING");
  expect(numbersOf(await listing(shop, "heating", { limit: 50 }))).not.toEqual([]);

  const done = new AbortController();
  const writer = async () => {
    for (let cents = 1000; !done.signal.aborted; cents += 1) {
      await shop.sql`update product_price set gross_cents = ${cents}, net_cents = ${cents}
        where product_id in (select id from product where id <> ${id.product("hose")} order by random() limit 1)`;
      await worker.project();
    }
  };
  await long.leave();
  await Promise.all([rebuilding.finally(() => done.abort()), writer()]);
  await worker.project();
  expect(await price()).toBe(43.21);
  const rebuilt = await projections();
  await rebuildProjections(shop.services, shop.services.references.current());
  expect(rebuilt).toEqual(await projections());
});
