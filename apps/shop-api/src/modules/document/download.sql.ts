import type { Sql } from "../../platform/database/database.ts";
import type { StateOf } from "@hearth/rules";

export interface BoughtFile {
  fileName: string;
  path: string;
  placedAt: string;
  isWaived: boolean;
  /** Of the newest payment. */
  payment: StateOf<"transaction">;
  state: StateOf<"order">;
}

/** A file of an order that was not paid back, with what decides whether it is given. Whose order it is is not looked at. */
export async function selectBoughtFile(
  sql: Sql,
  { orderId, downloadId }: { orderId: string; downloadId: string },
): Promise<BoughtFile | undefined> {
  const [row] = await sql<BoughtFile[]>`
    select d.file_name as "fileName", d.path, o.placed_at as "placedAt", o.state, t.state as payment,
      (o.document ->> 'isDigitalWaived')::boolean as "isWaived"
    from order_download d join shop_order o on o.id = d.order_id
      join lateral (select state from order_transaction where order_id = o.id order by created_at desc, id desc limit 1) t on true
      join order_line l on l.id = d.order_line_id
    where d.id = ${downloadId} and o.id = ${orderId}
      and l.quantity > coalesce((select sum(quantity) from payment_refund_line where order_line_id = l.id), 0)`;
  return row;
}
