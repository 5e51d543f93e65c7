import type { Sql } from "../../platform/database/database.ts";

/** What happened to the pieces of a line. */
export interface LineCounts {
  id: string;
  sent: number;
  dropped: number;
  returned: number;
  refunded: number;
}

export function selectLineCounts(sql: Sql, orderId: string) {
  return sql<LineCounts[]>`
    select l.id,
      (select coalesce(sum(quantity), 0)::int from order_shipment_line where order_line_id = l.id) as sent,
      (select coalesce(sum(quantity), 0)::int from order_return_line where order_line_id = l.id) as returned,
      coalesce(r.refunded, 0)::int as refunded, coalesce(r.dropped, 0)::int as dropped
    from order_line l left join lateral (
      select sum(quantity) as refunded, sum(quantity) filter (where is_dropped) as dropped
      from payment_refund_line where order_line_id = l.id) r on true
    where l.order_id = ${orderId}`;
}

/** The newest payment that holds money which may go back, and how much. What the bank took back is not ours to give. */
export async function selectRefundable(
  sql: Sql,
  orderId: string,
): Promise<{ transactionId: string; cents: number } | undefined> {
  const [row] = await sql<{ transactionId: string; cents: number }[]>`
    select t.id as "transactionId", t.captured_cents - greatest(t.refunded_cents, r.cents) as cents
    from order_transaction t cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from payment_refund where transaction_id = t.id) r
    where t.order_id = ${orderId} and t.state in ('paid', 'paid_partially', 'refunded_partially')
      and t.captured_cents > greatest(t.refunded_cents, r.cents)
    order by t.created_at desc, t.id desc limit 1`;
  return row;
}

/** Codes; how they are called is for whoever shows them. */
export async function selectMethodNames(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<
    { id: string; name: string }[]
  >`select id, technical_name as name from payment_method`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
