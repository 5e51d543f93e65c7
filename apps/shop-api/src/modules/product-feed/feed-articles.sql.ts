import type { Sql } from "../../platform/database/database.ts";

/** Articles by id: single products and variants, not the families that stand for them. */
export async function selectArticleIds(sql: Sql, after: string, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select product_id as id from product_read
    where product_id > ${after} and (doc ->> 'childCount')::int = 0 order by product_id limit ${limit}`;
  return rows.map((row) => row.id);
}
