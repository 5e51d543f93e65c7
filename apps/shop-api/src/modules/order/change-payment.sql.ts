import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/transaction.ts";
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
