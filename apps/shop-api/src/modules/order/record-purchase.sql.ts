import { toCents } from "@hearth/rules";
import type { Tx } from "../../platform/transaction.ts";
import type { OrderDocument } from "./order-document.ts";

/** Inside a transaction: one purchase per order, however often and for whatever reason this is called. */
export async function recordPurchase(tx: Tx, orderId: string): Promise<void> {
  const [row] = await tx<
    { document: OrderDocument }[]
  >`select document from shop_order where id = ${orderId}`;
  if (!row) throw new Error(`There is no order ${orderId}`);
  const payload = JSON.stringify(purchaseOf(row.document));
  await tx`insert into purchase_event (order_id, payload) values (${orderId}, ${payload}::text::jsonb)
    on conflict do nothing`;
}

/** What was bought, and nothing about who bought it. */
function purchaseOf({ order, totalCents }: OrderDocument) {
  const lines = order.lineItems ?? [];
  return {
    orderNumber: order.orderNumber,
    currency: order.currency?.isoCode ?? null,
    totalCents,
    taxCents: order.price.calculatedTaxes.reduce((sum, { tax }) => sum + toCents(tax), 0),
    shippingCents: toCents(order.shippingTotal),
    items: lines
      .filter(({ type }) => type === "product")
      .map(({ productId, label, quantity, unitPrice, payload }) => ({
        productId,
        productNumber: payload.productNumber ?? null,
        name: label,
        quantity,
        unitCents: toCents(unitPrice),
      })),
    codes: [...new Set(lines.flatMap(({ payload }) => (payload.code ? [payload.code] : [])))],
  };
}
