import type { Sql } from "../../platform/database/database.ts";
import type { Texts } from "../reference/index.ts";

export interface CrossSellingRow {
  id: string;
  product_id: string;
  position: number;
  type: string;
  product_ids: string[];
  product_stream_id: string | null;
  product_limit: number;
  texts: Texts;
}

/** Active groups of the product, or of its parent where it has none itself. Null: no such product. */
export async function selectCrossSellings(sql: Sql, productId: string): Promise<CrossSellingRow[] | null> {
  const rows = await sql<(CrossSellingRow | { id: null })[]>`
    select c.id, c.product_id, c.position, c.type, c.product_ids, c.product_stream_id, c.product_limit, c.texts
    from product_read r left join cross_selling c on c.active and c.product_id = any(array[r.product_id, r.parent_id])
    where r.product_id = ${productId} order by c.position, c.id`;
  if (rows.length === 0) return null;
  const found = rows.filter((row): row is CrossSellingRow => row.id !== null);
  const own = found.filter((row) => row.product_id === productId);
  return own.length > 0 ? own : found;
}
