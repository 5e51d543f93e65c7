import type { SalesFigures } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import type { ReferenceData } from "../reference/index.ts";
import { salesDays, type SalesSpan, weekBefore } from "./sales-days.ts";

type Sales = SalesFigures["today"];

/** What was ordered, without what was called off since; sums are of one currency, the shop's. */
export async function readSalesFigures(
  sql: Sql,
  { rows: { channels } }: ReferenceData,
  nowMs: number,
): Promise<SalesFigures> {
  const spans = salesDays(nowMs);
  const currencyId = channels[0]?.currency_id ?? null;
  const [[currency], sales] = await Promise.all([
    sql<{ code: string }[]>`select iso_code as code from currency where id = ${currencyId}`,
    selectSales(sql, [...spans, weekBefore(nowMs)], currencyId),
  ]);
  const days = spans.map(({ day }, at) => ({ day, ...salesAt(sales, at) }));
  return {
    currency: currency?.code ?? "EUR",
    at: new Date(nowMs).toISOString(),
    today: salesAt(sales, spans.length - 1),
    weekBefore: salesAt(sales, spans.length),
    days,
  };
}

function salesAt(sales: readonly Sales[], at: number): Sales {
  const { orders = 0, cents = 0 } = sales[at] ?? {};
  return { orders, cents };
}

/** A row for each span, in their order. Each reads its piece of two indexes and no order: 0057-sales-figures.sql. */
function selectSales(sql: Sql, spans: readonly SalesSpan[], currencyId: string | null) {
  const froms = spans.map(({ from }) => from.toISOString());
  const untils = spans.map(({ until }) => until.toISOString());
  return sql<Sales[]>`
    select sold.orders, sold.cents
    from unnest(${froms}::timestamptz[], ${untils}::timestamptz[]) with ordinality as span (since, until, place)
    cross join lateral (
      select count(*)::int as orders, coalesce(sum(o.total_cents), 0)::bigint as cents from shop_order o
      where o.placed_at >= span.since and o.placed_at < span.until and o.currency_id = ${currencyId} and o.id not in (
        select h.order_id from order_state_history h
        where h.entity = 'order' and h.to_state = 'cancelled' and h.at >= ${froms[0] ?? null}::timestamptz)
    ) sold
    order by span.place`;
}
