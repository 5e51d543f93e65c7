import type { OrderSheet } from "@hearth/admin-contract";
import { failure, type Order, type OrderAddress } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import type { Sql } from "../../platform/database.ts";
import { selectMethodNames, selectOrderHead, selectSteps } from "./list-orders.sql.ts";
import type { TransactionRow } from "./order-rows.ts";
import { type OrderRecord, selectRecord } from "./read-order.sql.ts";

/** For staff: an order as it was agreed, and all that happened since. */
export async function readOrderSheet(sql: Sql, id: string): Promise<OrderSheet> {
  const [head, record, steps, methods] = await Promise.all([
    selectOrderHead(sql, id),
    selectRecord(sql, id),
    selectSteps(sql, id),
    selectMethodNames(sql),
  ]);
  if (!head || !record)
    throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such order." });
  const { order } = record.order.document;
  return {
    ...head,
    customerId: record.order.customer_id,
    comment: order.customerComment ?? null,
    billing: presentAddress(order.billingAddress),
    shipping: presentAddress(order.deliveries?.[0]?.shippingOrderAddress),
    lines: (order.lineItems ?? []).map(presentLine),
    ...presentParts(record, methods),
    steps: [...steps],
  };
}

type MethodNames = ReadonlyMap<string, string>;

function presentParts({ transactions, deliveries, documents }: OrderRecord, methods: MethodNames) {
  return {
    payments: transactions.map((row) => presentPayment(row, methods)),
    deliveries: deliveries.map((row) => ({
      id: row.id,
      state: row.state,
      trackingCodes: row.tracking_codes,
    })),
    documents: documents.map((row) => ({
      id: row.id,
      type: row.type,
      number: row.number,
      createdAt: row.created_at,
    })),
  };
}

function presentPayment(row: TransactionRow, methods: MethodNames) {
  return {
    id: row.id,
    method: methods.get(row.payment_method_id) ?? row.payment_method_id,
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
