import type { Sql } from "../../platform/database/database.ts";
import { listedAs } from "./listed-as.sql.ts";

/** Of a whole cart; a row shows eight, and some are sold out. */
const MOST_TOGETHER = 48;

/** What listings show these products as. */
export async function selectListed(sql: Sql, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await sql<{ id: string }[]>`
    select distinct ${listedAs(sql)} as id from product p left join product f on f.id = p.parent_id
    where p.id = any(${ids as string[]}::uuid[])`;
  return rows.map(({ id }) => id);
}

/** What was bought with them, most telling first. */
export async function selectTogether(sql: Sql, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await sql<{ id: string }[]>`
    select other_id as id from bought_together where product_id = any(${ids as string[]}::uuid[])
    group by other_id order by sum(weight) desc, other_id limit ${MOST_TOGETHER}`;
  return rows.map(({ id }) => id);
}

/** What is bought in a category, most first. */
export async function selectPopular(sql: Sql, categoryId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select product_id as id from popular_product where category_id = ${categoryId} order by buyers desc, product_id`;
  return rows.map(({ id }) => id);
}
