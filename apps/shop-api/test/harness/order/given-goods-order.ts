import type { Sql } from "../../../src/platform/database/database.ts";
import { newId } from "../../../src/platform/new-id.ts";
import * as id from "../content/catalogue-ids.ts";
import { type GivenOrder, insertOrder, type OrderToInsert } from "./given-order.ts";

export interface GoodsOrder extends GivenOrder {
  lineId: string;
  /** Of which all were sent, if any. */
  shipmentId: string;
}

const QUANTITY = 2;
const UNIT_CENTS = 1000;

/** An order of two valves, held back from the shelf; paid if that is said, and sent. */
export async function insertGoodsOrder(
  sql: Sql,
  {
    isPaid = false,
    isSent = false,
    ...given
  }: Partial<OrderToInsert> & { isPaid?: boolean; isSent?: boolean },
): Promise<GoodsOrder> {
  const amountCents = QUANTITY * UNIT_CENTS;
  const order = await insertOrder(sql, { method: "invoice", amountCents, ...given });
  const [lineId, shipmentId, productId] = [newId(), newId(), id.product("valve")];
  const line = {
    id: lineId,
    identifier: productId,
    productId,
    type: "product",
    states: ["is-physical"],
    label: "Ventil",
    quantity: QUANTITY,
    unitPrice: UNIT_CENTS / 100,
    totalPrice: amountCents / 100,
    price: { calculatedTaxes: [] },
    payload: { productNumber: "V-1" },
  };
  await sql`update shop_order set document = jsonb_set(jsonb_set(jsonb_set(document::jsonb, '{order,lineItems}',
      ${JSON.stringify([line])}::text::jsonb), '{order,taxStatus}', '"gross"'), '{order,orderDate}', '"2026-11-17"')::json
    where id = ${order.id}`;
  await sql`insert into order_line (id, order_id, position, type, product_id, quantity, unit_cents, total_cents)
    values (${lineId}, ${order.id}, 1, 'product', ${productId}, ${QUANTITY}, ${UNIT_CENTS}, ${amountCents})`;
  await sql`insert into stock_movement (order_id, product_id, reason, quantity) values (${order.id}, ${productId}, 'ordered', ${QUANTITY})`;
  await sql`update product_stock set stock = greatest(stock, 1000), reserved = reserved + ${QUANTITY} where product_id = ${productId}`;
  if (isPaid)
    await sql`update order_transaction set state = 'paid', captured_cents = amount_cents where order_id = ${order.id}`;
  if (isSent) await insertSent(sql, { ...order, lineId, shipmentId });
  return { ...order, lineId, shipmentId };
}

async function insertSent(sql: Sql, { id: orderId, lineId, shipmentId }: GoodsOrder): Promise<void> {
  await sql`update order_delivery set state = 'shipped' where order_id = ${orderId}`;
  await sql`insert into order_shipment (id, order_id) values (${shipmentId}, ${orderId})`;
  await sql`insert into order_shipment_line (shipment_id, order_line_id, quantity) values (${shipmentId}, ${lineId}, ${QUANTITY})`;
}

/** Money that somebody has to send back by hand. */
export async function insertOpenRefund(sql: Sql, { transactionId }: GivenOrder): Promise<string> {
  const refundId = newId();
  await sql`insert into payment_refund (id, transaction_id, amount_cents, cause) values (${refundId}, ${transactionId}, 500, 'goodwill')`;
  return refundId;
}

/** What whoever changes it has to name. */
export async function versionOf(sql: Sql, orderId: string): Promise<number> {
  const [row] = await sql<{ version: number }[]>`select version from shop_order where id = ${orderId}`;
  return row?.version ?? -1;
}

/** Its invoice, as a sheet that says nothing. */
export async function insertDocument(sql: Sql, orderId: string): Promise<string> {
  const documentId = newId();
  await sql`insert into order_document (id, order_id, type, number, deep_link_code, file_name, content)
    values (${documentId}, ${orderId}, 'invoice', ${documentId}, ${documentId}, 'Rechnung.pdf', '%PDF-1.7')`;
  return documentId;
}
