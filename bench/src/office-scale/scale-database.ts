import { readFile } from "node:fs/promises";
import postgres, { type Sql } from "postgres";
import { generateProducts, openBenchDatabase, timed } from "../server/bench-database.ts";

export interface Scale {
  products: number;
  orders: number;
  customers: number;
}

/** What the copies are made of. */
const GENERATED = 1000;
const parts = ["fill-products.sql", "fill-people.sql", "fill-orders.sql"] as const;
const partsWithIndexes = ["fill-outlines.sql"] as const;
const filled = [
  "product",
  "product_translation",
  "product_price",
  "product_stock",
  "product_media",
  "customer",
  "contact_message",
];
const filledLater = [
  "staff_audit",
  "shop_order",
  "order_line",
  "order_transaction",
  "order_delivery",
  "order_outline",
];

/** A shop of this size, kept between runs unless `fresh` is asked. Read models are not made: the back office reads the record. */
export async function prepareScaleDatabase(server: string, scale: Scale, fresh: boolean): Promise<string> {
  const { url, isNew } = await openBenchDatabase(server, `hearth_office_${scale.orders}`, fresh);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  if (isNew) await fillAll(sql, url, scale);
  // Also after a migration, as a shop that runs has done long ago.
  await timed("vacuum analyze", () => sql`vacuum analyze`.simple());
  await sql.end();
  return url;
}

async function fillAll(sql: Sql, url: string, scale: Scale): Promise<void> {
  await generateProducts(url, Math.min(GENERATED, scale.products));
  const indexes = await dropIndexes(sql);
  for (const part of parts) await timed(part, () => fill(sql, part, scale));
  await timed("indexes", async () => {
    for (const definition of indexes) await sql.unsafe(definition);
    await sql`analyze`.simple();
  });
  for (const part of partsWithIndexes) await timed(part, () => fill(sql, part, scale));
}

/** Those that no constraint needs, and made again at the end: many times quicker than filling them row by row. */
async function dropIndexes(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = any(${[...filled, ...filledLater]})
      and not exists (select from pg_constraint where conindid = format('%I', indexname)::regclass)`;
  for (const { name } of rows) await sql`drop index ${sql(name)}`;
  return rows.map(({ definition }) => definition);
}

/** Without triggers: neither caches nor search have to hear of it. */
async function fill(sql: Sql, part: string, scale: Scale): Promise<void> {
  const text = await readFile(new URL(part, import.meta.url), "utf8");
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    for (const [name, value] of Object.entries(scale))
      await tx`select set_config(${`scale.${name}`}, ${String(value)}, true)`;
    await tx.unsafe(text);
  });
}
