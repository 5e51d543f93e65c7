import type { ProductListing } from "@hearth/contract";
import { expect, it } from "vitest";
import { rebuildProjections, renewProjections } from "../../src/modules/projection/index.ts";
import { listing, numbersOf } from "../harness/content/listing.ts";
import { projector } from "../harness/content/projector.ts";
import { testShop } from "../harness/test-shop.ts";

/* All read models are made anew while people read and prices change. */
const shop = testShop();
/** A worker beside it, which takes what it finds. */
const worker = projector(() => shop.databaseUrl);

const search = async (term: string) =>
  (await shop.api.post<ProductListing>("/search", { search: term })).body;

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

it("readers neither wait nor miss anything, changes are not lost, and the end is that of a rebuild from scratch", async () => {
  const before = numbersOf(await listing(shop, "heating", { limit: 50 }));
  // What is wrong in the read models is what a rebuild is for; also something that is gone from the record.
  await shop.sql`update product_read set doc = jsonb_set(doc::jsonb, '{ean}', '"wrong"')::json`;
  await shop.sql`insert into product_read (product_id, parent_id, doc)
    select gen_random_uuid(), null, doc from product_read limit 1`;

  const done = new AbortController();
  const missing: string[] = [];
  const read = async () => {
    const [listed, found] = await Promise.all([
      listing(shop, "heating", { limit: 50, order: "name-asc" }),
      search("Thermostat"),
    ]);
    missing.push(...before.filter((number) => !numbersOf(listed).includes(number)));
    if (found.elements.length === 0) missing.push("Thermostat");
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
  let cents = 1000;
  const writer = async () => {
    while (!done.signal.aborted) {
      cents += 1;
      await shop.sql`update product_price set gross_cents = ${cents}, net_cents = ${cents}
        where product_id in (select id from product order by random() limit 1)`;
      await worker.project();
    }
  };
  const { services } = shop;
  const beside = [reader(), reader(), writer(), watcher()];
  const deps = {
    ...services,
    everything: "all",
    announce: async (tags: string[]) => services.cache.drop(tags),
  };
  const { families } = await renewProjections(deps, 5).finally(() => done.abort());
  await Promise.all(beside);
  await worker.project();

  expect(families).toBeGreaterThan(10);
  expect(missing).toEqual([]);
  expect(held).toEqual([]);
  const renewed = await projections();
  await rebuildProjections(services, services.references.current());
  expect(renewed).toEqual(await projections());
});
