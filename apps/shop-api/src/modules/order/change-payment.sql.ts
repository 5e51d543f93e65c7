import type { Sql } from "../../platform/database/database.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { isStranger } from "./placing/buyer.sql.ts";
import type { OrderRow } from "./order-rows.ts";

export interface NewPayment {
  order: OrderRow;
  paymentMethodId: string;
  details: object;
}

/** Inside a transaction that has locked the order. The clock is read now, so that the newest payment is the last one. */
export async function insertTransaction(
  tx: Tx,
  { order, paymentMethodId, details }: NewPayment,
): Promise<void> {
  const id = newId();
  await tx`
    with newer as (
      select greatest(clock_timestamp(), max(created_at) + interval '1 millisecond') as at from order_transaction
      where order_id = ${order.id}),
    payment as (
      insert into order_transaction (id, order_id, payment_method_id, amount_cents, details, created_at, updated_at)
      select ${id}, ${order.id}, ${paymentMethodId}, ${order.total_cents}, ${JSON.stringify(details)}::text::jsonb, at, at
      from newer),
    changed as (
      update shop_order set updated_at = clock_timestamp() where id = ${order.id})
    insert into order_state_history (order_id, entity, entity_id, to_state, actor)
    values (${order.id}, 'transaction', ${id}, 'open', 'customer')`;
}

export interface StrangersOrder extends Pick<OrderRow, "document" | "email" | "total_cents"> {
  /** Technical names of all ways to pay it so far. */
  methods: string[];
}

/** The order of somebody nobody knows; undefined: its buyer is known. Whose account is gone is a stranger again. */
export async function selectStrangersOrder(sql: Sql, orderId: string): Promise<StrangersOrder | undefined> {
  const [row] = await sql<StrangersOrder[]>`
    select o.document, o.email, o.total_cents, array(
      select m.technical_name from order_transaction t join payment_method m on m.id = t.payment_method_id
      where t.order_id = o.id) as methods
    from shop_order o left join customer c on c.id = o.customer_id
    where o.id = ${orderId} and (c.id is null or ${isStranger(sql)})`;
  return row;
}
