import type { ListPage, ListRequest, StreamHead, StreamSheet } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { listRows, matches } from "../admin-list/index.ts";
import type { StreamRule } from "../catalog/index.ts";
import type { Texts } from "../reference/index.ts";

export interface StreamRecord {
  id: string;
  filter: StreamRule;
  texts: Texts;
  version: number;
}

export function selectStreams(
  sql: Sql,
  request: ListRequest,
  languageId: string,
): Promise<ListPage<StreamHead>> {
  const name = sql`s.texts -> ${languageId}::text ->> 'name'`;
  return listRows<StreamHead>(sql, request, {
    rows: sql`from product_stream s
      left join (select stream_id, count(*)::int as uses from product_stream_use group by stream_id) u on u.stream_id = s.id`,
    columns: sql`s.id, ${name} as name, coalesce(u.uses, 0) as uses, s.version`,
    filters: { use: (use) => (use === "used" ? sql`u.uses > 0` : sql`u.uses is null`) },
    search: (text) => matches(sql, name, text),
    sorts: { name, uses: sql`coalesce(u.uses, 0)` },
    last: sql`s.id`,
  });
}

export async function selectStream(sql: Sql, id: string): Promise<StreamRecord | undefined> {
  const [row] = await sql<
    StreamRecord[]
  >`select id, filter, texts, version from product_stream where id = ${id}`;
  return row;
}

const PLACES = 50;

/** Where it is shown, as the shop's own language calls it. */
export async function selectPlaces(sql: Sql, id: string, languageId: string): Promise<StreamSheet["places"]> {
  const places = await sql<StreamSheet["places"]>`
    select kind, object_id as id, coalesce(
      (select name from category_translation where category_id = object_id and language_id = ${languageId}),
      (select name from product_translation where product_id = object_id and language_id = ${languageId}),
      (select texts -> ${languageId}::text ->> 'name' from cms_page where cms_page.id = object_id)) as name
    from product_stream_use where stream_id = ${id} order by kind, name, object_id limit ${PLACES}`;
  return [...places];
}

export async function countPlaces(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<{ uses: number }[]>`
    select count(*)::int as uses from product_stream_use where stream_id = ${id}`;
  return row?.uses ?? 0;
}

/** Inside a transaction: nobody else changes it, and no page begins to show it. */
export async function lockStream(tx: Sql, id: string): Promise<void> {
  await tx`select from product_stream where id = ${id} for update`;
}

export async function insertStream(
  tx: Sql,
  { id, filter, texts }: Omit<StreamRecord, "version">,
): Promise<void> {
  await tx`insert into product_stream (id, filter, texts, added_at)
    values (${id}, ${JSON.stringify(filter)}::text::jsonb, ${JSON.stringify(texts)}::text::jsonb, now())`;
}

export async function updateStream(
  tx: Sql,
  { id, filter, texts }: Omit<StreamRecord, "version">,
): Promise<void> {
  await tx`update product_stream set filter = ${JSON.stringify(filter)}::text::jsonb,
    texts = ${JSON.stringify(texts)}::text::jsonb, changed_at = now() where id = ${id}`;
}

export async function deleteStream(tx: Sql, id: string): Promise<void> {
  await tx`delete from product_stream where id = ${id}`;
}
