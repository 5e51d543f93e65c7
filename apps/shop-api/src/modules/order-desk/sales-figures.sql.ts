import type { SalesFigures } from "@hearth/admin-contract";
import { SHOP_TIME_ZONE } from "@hearth/rules";
import type { Sql } from "../../platform/database.ts";
import type { ReferenceData } from "../reference/index.ts";
import { salesOf, type SalesRow, type SalesSpan, salesSpan } from "./sales-days.ts";

/** What was ordered, without what was called off since; sums are of one currency, the shop's. */
export async function readSalesFigures(
  sql: Sql,
  { rows: { channels } }: ReferenceData,
  nowMs: number,
): Promise<SalesFigures> {
  const span = salesSpan(nowMs);
  const currencyId = channels[0]?.currency_id ?? null;
  const [currency] = await sql<
    { code: string }[]
  >`select iso_code as code from currency where id = ${currencyId}`;
  const sales = salesOf(span, await selectSales(sql, span, currencyId));
  return { currency: currency?.code ?? "EUR", at: new Date(nowMs).toISOString(), ...sales };
}

/** Reads two indexes and no order: 0057-sales-figures.sql. */
function selectSales(sql: Sql, { from, weekBefore }: SalesSpan, currencyId: string | null) {
  const isSoFar = sql`filter (where o.placed_at < ${weekBefore.until})`;
  return sql<SalesRow[]>`
    select (o.placed_at at time zone ${SHOP_TIME_ZONE})::date::text as day,
      count(*)::int as orders, sum(o.total_cents)::bigint as cents,
      count(*) ${isSoFar}::int as "ordersSoFar", coalesce(sum(o.total_cents) ${isSoFar}, 0)::bigint as "centsSoFar"
    from shop_order o
    where o.placed_at >= ${from} and o.currency_id = ${currencyId} and o.id not in (
      select h.order_id from order_state_history h
      where h.entity = 'order' and h.to_state = 'cancelled' and h.at >= ${from})
    group by 1`;
}
