import type { ListPage, ListRequest, PropertyHead } from "@hearth/admin-contract";
import type { Sql } from "../../../platform/database/database.ts";
import { listRows, matches } from "../../admin-list/index.ts";
import type { Texts } from "../../reference/index.ts";

export interface PropertyRow {
  id: string;
  texts: Texts;
  filterable: boolean;
  visible_on_detail: boolean;
  sorting_type: "position" | "alphanumeric";
  position: number;
}

export interface OptionRow {
  id: string;
  position: number;
  texts: Texts;
}

export type ListedProperty = Omit<PropertyHead, "unit" | "name" | "options"> & {
  texts: Texts;
  options: OptionRow[];
};

export function selectProperties(
  sql: Sql,
  request: ListRequest,
  languageId: string,
): Promise<ListPage<ListedProperty>> {
  return listRows<ListedProperty>(sql, request, {
    rows: sql`from property_group g`,
    columns: sql`g.id, g.texts, g.filterable as "isFilter", g.position, g.version, (
      select coalesce(json_agg(json_build_object('id', o.id, 'position', o.position, 'texts', o.texts) order by o.position), '[]')
      from property_option o where o.group_id = g.id) as options`,
    filters: { isFilter: (is) => sql`g.filterable = ${is === "yes"}` },
    search: (text) => sql`exists (
      select from jsonb_each(g.texts) as said (language, words) where ${matches(sql, sql`words ->> 'name'`, text)})`,
    sorts: { position: sql`g.position`, name: sql`g.texts -> ${languageId}::text ->> 'name'` },
    last: sql`g.id`,
  });
}

export async function selectProperty(
  sql: Sql,
  id: string,
): Promise<(PropertyRow & { version: number }) | undefined> {
  const [row] = await sql<(PropertyRow & { version: number })[]>`
    select id, texts, filterable, visible_on_detail, sorting_type, position, version from property_group where id = ${id}`;
  return row;
}

export function selectOptions(sql: Sql, groupId: string) {
  return sql<OptionRow[]>`
    select id, position, texts from property_option where group_id = ${groupId} order by position, id`;
}

/** Inside a transaction: nobody else changes it or its options. */
export async function lockProperty(tx: Sql, id: string): Promise<void> {
  await tx`select from property_group where id = ${id} for update`;
}

export async function insertProperty(tx: Sql, row: PropertyRow): Promise<void> {
  await tx`insert into property_group (id, texts, filterable, visible_on_detail, sorting_type, position, added_at)
    values (${row.id}, ${JSON.stringify(row.texts)}::text::jsonb, ${row.filterable}, ${row.visible_on_detail}, ${row.sorting_type},
      ${row.position}, now())`;
}

export async function updateProperty(tx: Sql, row: PropertyRow): Promise<void> {
  await tx`update property_group set texts = ${JSON.stringify(row.texts)}::text::jsonb, filterable = ${row.filterable},
      visible_on_detail = ${row.visible_on_detail}, sorting_type = ${row.sorting_type}, position = ${row.position}, changed_at = now()
    where id = ${row.id}`;
}

/** Its options are part of what somebody read. */
export async function touchProperty(tx: Sql, id: string): Promise<void> {
  await tx`update property_group set changed_at = now() where id = ${id}`;
}

/** Rows that are right already stay untouched, and are no change of staff. */
export async function writeOptions(tx: Sql, groupId: string, rows: readonly OptionRow[]): Promise<void> {
  await tx`
    insert into property_option as o (id, group_id, position, texts, added_at)
    select w.id, ${groupId}::uuid, w.position, w.texts, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as w (id uuid, position int, texts jsonb)
    on conflict (id) do update set position = excluded.position, texts = excluded.texts, changed_at = now()
    where (o.position, o.texts) is distinct from (excluded.position, excluded.texts)`;
}

export async function deleteOptions(tx: Sql, ids: readonly string[]): Promise<void> {
  await tx`delete from property_option where id = any(${ids as string[]}::uuid[])`;
}

/** Categories that showed it first show the next one. */
export async function deleteProperty(tx: Sql, id: string): Promise<void> {
  await tx`update category set filter_group_ids = array_remove(filter_group_ids, ${id}), fact_group_ids = array_remove(fact_group_ids, ${id})
    where ${id} = any(filter_group_ids || fact_group_ids)`;
  await tx`delete from property_group where id = ${id}`;
}
