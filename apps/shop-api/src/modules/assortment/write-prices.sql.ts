import type { Sql } from "../../platform/database/database.ts";

export interface PriceColumns {
  customer_group_id: string;
  currency_id: string;
  quantity_start: number;
  gross_cents: number;
  net_cents: number;
  list_gross_cents: number | null;
  list_net_cents: number | null;
}

/** Exactly these. Rows that are right stay untouched: the history notes every write of another price, for ever. */
export async function writePrices(
  tx: Sql,
  productId: string,
  prices: readonly PriceColumns[],
): Promise<void> {
  const wanted = tx`jsonb_to_recordset(${JSON.stringify(prices)}::text::jsonb) as w (customer_group_id uuid, currency_id uuid,
    quantity_start int, gross_cents bigint, net_cents bigint, list_gross_cents bigint, list_net_cents bigint)`;
  await tx`
    delete from product_price p where p.product_id = ${productId} and not exists (
      select from ${wanted} where (w.customer_group_id, w.currency_id, w.quantity_start)
        = (p.customer_group_id, p.currency_id, p.quantity_start))`;
  await tx`
    insert into product_price as p (product_id, customer_group_id, currency_id, quantity_start, gross_cents, net_cents, list_gross_cents,
      list_net_cents)
    select ${productId}, w.* from ${wanted}
    on conflict (product_id, customer_group_id, currency_id, quantity_start) do update
    set (gross_cents, net_cents, list_gross_cents, list_net_cents)
      = row(excluded.gross_cents, excluded.net_cents, excluded.list_gross_cents, excluded.list_net_cents)
    where (p.gross_cents, p.net_cents, p.list_gross_cents, p.list_net_cents)
      is distinct from (excluded.gross_cents, excluded.net_cents, excluded.list_gross_cents, excluded.list_net_cents)`;
}

export interface BasePrice {
  productId: string;
  groupId: string;
  currencyId: string;
  grossCents: number;
  netCents: number;
  listGrossCents: number | null;
  listNetCents: number | null;
}

/** The price of one piece; what it is compared with stands beside every step. */
export async function writeBasePrice(tx: Sql, price: BasePrice): Promise<void> {
  const isFirst = tx`quantity_start = 1`;
  await tx`
    update product_price set gross_cents = case when ${isFirst} then ${price.grossCents}::bigint else gross_cents end,
      net_cents = case when ${isFirst} then ${price.netCents}::bigint else net_cents end,
      list_gross_cents = ${price.listGrossCents}, list_net_cents = ${price.listNetCents}
    where product_id = ${price.productId} and customer_group_id = ${price.groupId} and currency_id = ${price.currencyId}`;
}
