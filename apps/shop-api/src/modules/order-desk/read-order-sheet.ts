import type { OrderSheet } from "@hearth/admin-contract";
import { failure, type Order, type OrderAddress, type OrderLineItem } from "@hearth/contract";
import { type LineProgress, possibleSteps, toCents } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { sumsOf } from "../document/index.ts";
import type { OrderRecord, TransactionRow } from "../order/index.ts";
import { selectOrderHead, selectSteps } from "./list-orders.sql.ts";
import { mailKeys } from "./order-mails.ts";
import { openOrder } from "./order-progress.ts";
import {
  selectMails,
  selectNotes,
  selectRefunds,
  selectReturns,
  selectShipments,
  selectTaker,
} from "./order-sheet.sql.ts";

/** For staff: an order as it was agreed, all that happened since, and what may be done now. */
export async function readOrderSheet(sql: Sql, id: string): Promise<OrderSheet> {
  const [head, opened, steps, takenBy] = await Promise.all([
    selectOrderHead(sql, id),
    openOrder(sql, id),
    selectSteps(sql, id),
    selectTaker(sql, id),
  ]);
  if (!head || !opened) throw orderNotFound();
  const { record, progress, methods } = opened;
  const { order } = record.order.document;
  const happenings = await readHappenings(sql, id);
  return {
    ...head,
    version: record.order.version,
    customerId: record.order.customer_id,
    comment: order.customerComment ?? null,
    takenBy,
    billing: presentAddress(order.billingAddress),
    shipping: presentAddress(order.deliveries?.[0]?.shippingOrderAddress),
    lines: (order.lineItems ?? []).map((line) => presentLine(line, progress.lines)),
    ...presentParts(record, methods),
    ...happenings,
    refundableCents: progress.refundableCents,
    refundableShippingCents: shippingRest(order, happenings.refunds),
    cancelledFor: record.order.cancelled_for,
    steps: [...steps],
    possible: possibleSteps(progress),
  };
}

function shippingRest(order: Order, refunds: OrderSheet["refunds"]): number {
  const whole = sumsOf(order).shipping.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return refunds.reduce((rest, { shippingCents }) => rest - shippingCents, whole);
}

export function orderNotFound() {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such order." });
}

/** What people and jobs did to it. */
async function readHappenings(sql: Sql, orderId: string) {
  const [shipments, returns, refunds, notes] = await Promise.all([
    selectShipments(sql, orderId),
    selectReturns(sql, orderId),
    selectRefunds(sql, orderId),
    selectNotes(sql, orderId),
  ]);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const keys = mailKeys({ orderId, shipmentIds: ids(shipments), refundIds: ids(refunds) });
  const mails = await selectMails(sql, keys);
  return {
    shipments: [...shipments],
    returns: [...returns],
    refunds: [...refunds],
    notes: [...notes],
    mails: [...mails],
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

function presentLine(line: OrderLineItem, lines: readonly LineProgress[]): OrderSheet["lines"][number] {
  const { id, type, label, unitPrice, totalPrice, payload } = line;
  const progress = lines.find((each) => each.id === id);
  if (!progress) throw new Error("A line is not known");
  return {
    ...progress,
    type,
    productNumber: payload.productNumber ?? null,
    label,
    unitCents: toCents(unitPrice),
    totalCents: toCents(totalPrice),
  };
}

function presentAddress(address: OrderAddress | null | undefined): OrderSheet["billing"] {
  if (!address) return null;
  const { firstName, lastName, company, street, zipcode, city, phoneNumber } = address;
  return { name: `${firstName} ${lastName}`.trim(), company, street, zipcode, city, phone: phoneNumber };
}
