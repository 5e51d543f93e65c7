import type { Sql } from "../../platform/database/database.ts";
import type { TableName } from "../../platform/database/shadow-tables.sql.ts";
import type { ProductDoc } from "../catalog/index.ts";

/** The documents readers ask. */
export const DOCUMENTS = "public.product_read";

/** Products of these families that have documents at the moment, and the categories these name. */
export async function readShown(
  sql: Sql,
  familyIds: readonly string[],
): Promise<{ productIds: string[]; categoryIds: string[] }> {
  const rows = await sql<{ product_id: string; category_ids: string[] }[]>`
    select product_id, doc -> 'categoryIds' as category_ids from product_read
    where product_id = any(${familyIds as string[]}::uuid[]) or parent_id = any(${familyIds as string[]}::uuid[])`;
  return {
    productIds: rows.map((row) => row.product_id),
    categoryIds: [...new Set(rows.flatMap((row) => row.category_ids))],
  };
}

export async function hasDocs(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`select exists (select from product_read) as has`;
  return row?.has ?? false;
}

/** Makes the documents of these families exactly the given ones. */
export async function replaceDocs(
  sql: Sql,
  familyIds: readonly string[],
  docs: readonly ProductDoc[],
  table: TableName = DOCUMENTS,
): Promise<void> {
  const ids = docs.map((doc) => doc.id);
  await sql`delete from ${sql(table)} where (product_id = any(${familyIds as string[]}::uuid[]) or parent_id = any(${familyIds as string[]}::uuid[]))
    and product_id <> all(${ids}::uuid[])`;
  await insertDocs(sql, docs, table);
}

export async function insertDocs(
  sql: Sql,
  docs: readonly ProductDoc[],
  table: TableName = DOCUMENTS,
): Promise<void> {
  if (docs.length === 0) return;
  await sql`
    insert into ${sql(table)} (product_id, parent_id, doc)
    select * from unnest(${docs.map((doc) => doc.id)}::uuid[], ${docs.map((doc) => doc.parentId)}::uuid[], ${docs.map((doc) => JSON.stringify(doc))}::text[]::json[])
    on conflict (product_id) do update set parent_id = excluded.parent_id, doc = excluded.doc,
      revision = nextval('product_revision')`;
}
