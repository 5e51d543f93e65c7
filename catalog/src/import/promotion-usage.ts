import type { TransactionSql } from "postgres";
import type { Promotion } from "../format/promotions.ts";
import { idOf } from "../ids.ts";
import type { Changes } from "./write-table.ts";

/** How often a promotion was used before the shop first knew it. From then on orders count, and this says nothing any more. */
export async function writeFormerUsage(
  sql: TransactionSql,
  promotions: readonly Promotion[],
): Promise<Changes> {
  const rows = promotions.flatMap(({ key, redemptions }) =>
    redemptions?.before ? [{ promotion_id: idOf("promotion", key), redemptions: redemptions.before }] : [],
  );
  const { count } = await sql`
    insert into promotion_usage (promotion_id, redemptions)
    select promotion_id, redemptions from jsonb_populate_recordset(null::promotion_usage, ${sql.json(rows)})
    on conflict do nothing`;
  return { inserted: count, updated: 0, deleted: 0 };
}
