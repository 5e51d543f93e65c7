import type { OrderSheet } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";

/** Ids inside JSON as everywhere else: 32 hex characters. */
const hex = (sql: Sql, column: string) => sql`replace(${sql(column)}::text, '-', '')`;

export function selectShipments(sql: Sql, orderId: string) {
  return sql<OrderSheet["shipments"]>`
    select s.id, s.carrier, s.tracking_code as "trackingCode", s.shipped_at as "shippedAt", (
      select json_agg(json_build_object('lineId', ${hex(sql, "l.order_line_id")}, 'quantity', l.quantity) order by o.position)
      from order_shipment_line l join order_line o on o.id = l.order_line_id where l.shipment_id = s.id) as lines
    from order_shipment s where s.order_id = ${orderId} order by s.shipped_at, s.id`;
}

export function selectReturns(sql: Sql, orderId: string) {
  return sql<OrderSheet["returns"]>`
    select r.id, r.is_restocked as "isRestocked", r.returned_at as "returnedAt", (
      select json_agg(json_build_object('lineId', ${hex(sql, "l.order_line_id")}, 'quantity', l.quantity) order by o.position)
      from order_return_line l join order_line o on o.id = l.order_line_id where l.return_id = r.id) as lines
    from order_return r where r.order_id = ${orderId} order by r.returned_at, r.id`;
}

export function selectRefunds(sql: Sql, orderId: string) {
  return sql<OrderSheet["refunds"]>`
    select r.id, r.transaction_id as "paymentId", r.amount_cents as "amountCents", r.state, r.reason, r.cause,
      t.provider is null as "isByHand", r.created_at as "createdAt", coalesce((
        select json_agg(json_build_object('lineId', ${hex(sql, "l.order_line_id")}, 'quantity', l.quantity,
          'isDropped', l.is_dropped) order by o.position)
        from payment_refund_line l join order_line o on o.id = l.order_line_id where l.refund_id = r.id), '[]') as lines,
      coalesce((select sum((p ->> 'grossCents')::int) from jsonb_array_elements(n.parts) p where p ->> 'of' = 'shipping'), 0)::int
        as "shippingCents", d.number as "creditNote"
    from payment_refund r join order_transaction t on t.id = r.transaction_id
      left join credit_note n on n.refund_id = r.id
      left join order_document d on d.id = n.document_id and d.content is not null
    where t.order_id = ${orderId} order by r.created_at, r.id`;
}

export function selectNotes(sql: Sql, orderId: string) {
  return sql<OrderSheet["notes"]>`
    select id, author, content, created_at as "createdAt" from order_note
    where order_id = ${orderId} order by created_at, id`;
}

export function selectMails(sql: Sql, eventKeys: readonly string[]) {
  return sql<OrderSheet["mails"]>`
    select template, created_at as "createdAt", sent_at as "sentAt", refused from mail
    where event_key = any(${eventKeys as string[]}) order by created_at, id`;
}

/** Who took it by telephone. */
export async function selectTaker(sql: Sql, orderId: string): Promise<string | null> {
  const [row] = await sql<
    { taken_by: string }[]
  >`select taken_by from phone_order where order_id = ${orderId}`;
  return row?.taken_by ?? null;
}
