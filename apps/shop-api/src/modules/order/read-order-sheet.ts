import type { OrderSheet } from "@hearth/admin-contract";
import { failure, type Order, type OrderAddress } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import type { Sql } from "../../platform/database.ts";
import { selectOrderHead, selectSteps } from "./list-orders.sql.ts";
import type { TransactionRow } from "./order-rows.ts";
import { type OrderRecord, selectRecord } from "./read-order.sql.ts";

/** For staff: an order as it was agreed, and all that happened since. */
export async function readOrderSheet(sql: Sql, id: string): Promise<OrderSheet> {
  const [head, record, steps] = await Promise.all([
    selectOrderHead(sql, id),
    selectRecord(sql, id),
    selectSteps(sql, id),
  ]);
  if (!head || !record)
    throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such order." });
  const { order } = record.order.document;
  return {
    ...head,
    customerId: record.order.customer_id,
    comment: order.customerComment,
    billing: presentAddress(order.billingAddress),
    shipping: presentAddress(order.deliveries?.[0]?.shippingOrderAddress),
    lines: (order.lineItems ?? []).map(presentLine),
    ...presentParts(record),
    steps: [...steps],
  };
}

function presentParts({ order: { document }, transactions, deliveries, documents }: OrderRecord) {
  return {
    payments: transactions.map((row) => presentPayment(row, document.order)),
    deliveries: deliveries.map(({ id, state, tracking_codes }) => ({
      id,
      state,
      trackingCodes: tracking_codes,
    })),
    documents: documents.map(({ id, type, number, created_at }) => ({
      id,
      type,
      number,
      createdAt: created_at,
    })),
  };
}

/** Of a method that was chosen later only the id is known here. */
function presentPayment(row: TransactionRow, { transactions }: Order) {
  const agreed = transactions?.find(({ paymentMethodId }) => paymentMethodId === row.payment_method_id);
  return {
    id: row.id,
    method: agreed?.paymentMethod?.translated.name ?? row.payment_method_id,
    state: row.state,
    amountCents: row.amount_cents,
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents,
    provider: row.provider,
    reference: row.provider_reference,
    createdAt: row.created_at,
  };
}

function presentLine(line: NonNullable<Order["lineItems"]>[number]): OrderSheet["lines"][number] {
  const { id, type, label, quantity, unitPrice, totalPrice, payload } = line;
  const number = "productNumber" in payload ? payload.productNumber : null;
  return {
    id,
    type,
    productNumber: typeof number === "string" ? number : null,
    label,
    quantity,
    unitCents: toCents(unitPrice),
    totalCents: toCents(totalPrice),
  };
}

function presentAddress(address: OrderAddress | null | undefined): OrderSheet["billing"] {
  if (!address) return null;
  const { firstName, lastName, company, street, zipcode, city, phoneNumber } = address;
  return { name: `${firstName} ${lastName}`.trim(), company, street, zipcode, city, phone: phoneNumber };
}
