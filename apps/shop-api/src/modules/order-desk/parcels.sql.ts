import type { Pieces } from "@hearth/rules";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";

export interface Parcel {
  pieces: readonly Pieces[];
  carrier: string | null;
  trackingCode: string | null;
}

const linesOf = (pieces: readonly Pieces[]) => JSON.stringify(pieces);

/** The delivery knows all tracking codes: that is where the buyer looks. */
export async function insertShipment(tx: Tx, orderId: string, parcel: Parcel): Promise<string> {
  const { pieces, carrier, trackingCode } = parcel;
  const id = newId();
  await tx`
    with shipment as (
      insert into order_shipment (id, order_id, carrier, tracking_code)
      values (${id}, ${orderId}, ${carrier}, ${trackingCode})),
    known as (
      update order_delivery set tracking_codes = tracking_codes || ${trackingCode}::text
      where order_id = ${orderId} and ${trackingCode}::text is not null and not ${trackingCode}::text = any(tracking_codes))
    insert into order_shipment_line (shipment_id, order_line_id, quantity)
    select ${id}, "lineId", quantity from json_to_recordset(${linesOf(pieces)}::text::json) as l ("lineId" uuid, quantity int)`;
  return id;
}

export async function insertReturn(
  tx: Tx,
  orderId: string,
  { pieces, isRestocked }: { pieces: readonly Pieces[]; isRestocked: boolean },
): Promise<void> {
  const id = newId();
  await tx`
    with comeback as (
      insert into order_return (id, order_id, is_restocked) values (${id}, ${orderId}, ${isRestocked}))
    insert into order_return_line (return_id, order_line_id, quantity)
    select ${id}, "lineId", quantity from json_to_recordset(${linesOf(pieces)}::text::json) as l ("lineId" uuid, quantity int)`;
}

export async function insertRefundLines(
  tx: Tx,
  refundId: string,
  { pieces, isDropped }: { pieces: readonly Pieces[]; isDropped: boolean },
): Promise<void> {
  await tx`
    insert into payment_refund_line (refund_id, order_line_id, quantity, is_dropped)
    select ${refundId}, "lineId", quantity, ${isDropped}
    from json_to_recordset(${linesOf(pieces)}::text::json) as l ("lineId" uuid, quantity int)`;
}
