import type { Sql } from "../../platform/database.ts";
import type { ProductDoc } from "../catalog/index.ts";

/** Categories the documents of these families name at the moment. */
export async function listedIn(sql: Sql, familyIds: readonly string[]): Promise<string[]> {
  const rows = await sql<{ category_id: string }[]>`
    select distinct category_id from product_read r, json_array_elements_text(r.doc -> 'categoryIds') as category_id
    where r.product_id = any(${familyIds as string[]}::uuid[]) or r.parent_id = any(${familyIds as string[]}::uuid[])`;
  return rows.map((row) => row.category_id);
}

/** Makes the documents of these families exactly the given ones. */
export async function replaceDocs(
  sql: Sql,
  familyIds: readonly string[],
  docs: readonly ProductDoc[],
): Promise<void> {
  const ids = docs.map((doc) => doc.id);
  await sql`delete from product_read where (product_id = any(${familyIds as string[]}::uuid[]) or parent_id = any(${familyIds as string[]}::uuid[]))
    and product_id <> all(${ids}::uuid[])`;
  await insertDocs(sql, docs);
}

export async function insertDocs(sql: Sql, docs: readonly ProductDoc[]): Promise<void> {
  if (docs.length === 0) return;
  await sql`
    insert into product_read (product_id, parent_id, doc)
    select * from unnest(${docs.map((doc) => doc.id)}::uuid[], ${docs.map((doc) => doc.parentId)}::uuid[], ${docs.map((doc) => JSON.stringify(doc))}::text[]::json[])
    on conflict (product_id) do update set parent_id = excluded.parent_id, doc = excluded.doc,
      revision = nextval('product_revision')`;
}
