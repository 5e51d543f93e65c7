import type { Tx } from "../../platform/database/transaction.ts";
import type { DeliveryRow, OrderRow, TransactionRow } from "./order-rows.ts";

/**
 * Inside a transaction, before anything else of the order is touched: whoever changes an order waits here for the others, and two
 * of them never wait for each other.
 */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`select * from shop_order where id = ${orderId} for update`;
  return row;
}

/** Oldest first: the last one is the current one. */
export function selectTransactions(tx: Tx, orderId: string) {
  return tx<TransactionRow[]>`
    select * from order_transaction where order_id = ${orderId} order by created_at, id`;
}

export function selectDeliveries(tx: Tx, orderId: string) {
  return tx<DeliveryRow[]>`select * from order_delivery where order_id = ${orderId} order by id`;
}
