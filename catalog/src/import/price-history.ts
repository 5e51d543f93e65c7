import type { TransactionSql } from "postgres";
import type { Row } from "./table.ts";

/** Writes former prices of products the history does not know yet. It is append-only: what is in it stays. */
export async function writePriceHistory(sql: TransactionSql, rows: readonly Row[]): Promise<number> {
  const { count } = await sql`
    insert into price_history (product_id, customer_group_id, currency_id, quantity_start, valid_from, gross_cents)
    select product_id, customer_group_id, currency_id, quantity_start, valid_from, gross_cents
    from jsonb_populate_recordset(null::price_history, ${sql.json(rows as never)}) as w
    where not exists (select from price_history h where h.product_id = w.product_id)`;
  return count;
}
