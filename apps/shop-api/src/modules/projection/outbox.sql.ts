import type { Sql } from "../../platform/database/database.ts";

export interface OutboxRow {
  id: number;
  entity: string;
  entity_id: string;
}

const PROJECTION_LOCK = 4_813_002;

/** One drainer at a time: two could write an older state over a newer one. Given back with the transaction. */
export async function lockOutbox(sql: Sql): Promise<boolean> {
  const [row] = await sql<
    { locked: boolean }[]
  >`select pg_try_advisory_xact_lock(${PROJECTION_LOCK}) as locked`;
  return row?.locked ?? false;
}

export function readOutbox(sql: Sql, { limit, takesStock }: { limit: number; takesStock: boolean }) {
  return sql<OutboxRow[]>`select id, entity, entity_id from outbox
    where ${takesStock} or entity not in ('stock', 'stock_left') order by id limit ${limit}`;
}

/** How many changes wait to be projected, and since when. */
export async function countOutbox(sql: Sql): Promise<{ waiting: number; oldest: string | null }> {
  const [row] = await sql<{ waiting: number; oldest: string | null }[]>`
    select count(*)::int as waiting, min(created_at) as oldest from outbox`;
  return row ?? { waiting: 0, oldest: null };
}

export async function removeFromOutbox(sql: Sql, rows: readonly OutboxRow[]): Promise<void> {
  await sql`delete from outbox where id = any(${rows.map((row) => row.id)}::bigint[])`;
}

/** Families these products belong to. A removed variant is known only by its document. */
export async function familiesOf(sql: Sql, productIds: readonly string[]): Promise<string[]> {
  const rows = await sql<{ family_id: string }[]>`
    select distinct coalesce(p.parent_id, r.parent_id, asked.id) as family_id
    from unnest(${productIds as string[]}::uuid[]) as asked (id) left join product p on p.id = asked.id left join product_read r on r.product_id = asked.id`;
  return rows.map((row) => row.family_id);
}

/** Products that show something of these categories, makers or pictures are to be projected again. */
export async function enqueueDependents(
  sql: Sql,
  changed: { categoryIds: string[]; manufacturerIds: string[]; mediaIds: string[] },
): Promise<void> {
  const { categoryIds, manufacturerIds, mediaIds } = changed;
  if (categoryIds.length > 0) {
    await sql`insert into outbox (entity, entity_id) select 'product', p.id from product p where p.category_ids && (
      select coalesce(array_agg(c.id), '{}') from category c where c.id = any(${categoryIds}::uuid[]) or c.path && ${categoryIds}::uuid[])`;
  }
  if (manufacturerIds.length > 0) {
    await sql`insert into outbox (entity, entity_id) select 'product', id from product where manufacturer_id = any(${manufacturerIds}::uuid[])`;
  }
  if (mediaIds.length > 0) {
    await sql`insert into outbox (entity, entity_id) select distinct 'product', product_id from product_media where media_id = any(${mediaIds}::uuid[])`;
  }
}

/** A changed stream rule may take in any product. */
export async function enqueueAllFamilies(sql: Sql): Promise<void> {
  await sql`insert into outbox (entity, entity_id) select 'product', id from product where parent_id is null`;
}

/** The next heads of families, by their ids. */
export async function nextFamilies(sql: Sql, after: string, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from product where parent_id is null and id > ${after} order by id limit ${limit}`;
  return rows.map((row) => row.id);
}
