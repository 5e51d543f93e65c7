import type { Order, OrderDelivery, OrderLineItem, OrderTransaction } from "@hearth/contract";
import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import { documentTexts } from "@hearth/i18n/documents";
import { areDownloadsOpen } from "@hearth/rules";
import type { Scope } from "../context/index.ts";
import { presentPaymentMethod } from "../reference/index.ts";
import { offeredPayments } from "./offered-payments.ts";
import { hearthOrder, type PaymentTerms } from "./order-extensions.ts";
import type { TransactionRow } from "./order-rows.ts";
import type { OrderRecord } from "./read-order.sql.ts";
import type { StateNames } from "./state-names.ts";

export interface OrderView {
  stateNames: StateNames;
  terms: PaymentTerms;
}

/** The frozen order with today's states, payments, documents and files over it. */
export function presentOrder(scope: Scope, record: OrderRecord, { stateNames, terms }: OrderView): Order {
  const { order: row, transactions, deliveries } = record;
  const { order } = row.document;
  const newest = transactions.at(-1);
  const hasOpenDownloads = downloadsOpen(scope, record);
  const method = scope.reference.paymentMethod.get(newest?.payment_method_id ?? "")?.technical_name ?? "";
  const agreed = order.extensions?.hearthOrder;
  return {
    ...order,
    stateMachineState: stateNames(scope, "order", row.state),
    orderCustomer: order.orderCustomer && { ...order.orderCustomer, customerId: row.customer_id },
    lineItems: (order.lineItems ?? []).map((line) =>
      withAccess(line, hasOpenDownloads && !record.refundedLines.includes(line.id)),
    ),
    transactions: transactions.map((each) => presentTransaction(scope, order, each, stateNames)),
    deliveries: (order.deliveries ?? []).map((delivery) => withState(scope, delivery, record, stateNames)),
    documents: presentDocuments(scope, record),
    updatedAt: row.updated_at === row.placed_at ? null : row.updated_at,
    extensions: hearthOrder(
      {
        order: row.state,
        payment: newest?.state ?? "open",
        paymentAt: Date.parse(newest?.created_at ?? row.placed_at),
        placedAt: Date.parse(row.placed_at),
        method,
        deliveries: deliveries.map(({ state }) => state),
        hasOpenDownloads: hasOpenDownloads && hasFiles(order, record.refundedLines),
      },
      {
        freight: agreed?.freight ?? null,
        consents: agreed?.consents ?? [],
        availablePaymentMethodIds: offeredPayments(scope, row),
      },
      { ...terms, orderNumber: row.order_number },
    ),
  };
}

function hasFiles({ lineItems }: Order, refunded: readonly string[]): boolean {
  return (lineItems ?? []).some(
    ({ id, downloads }) => (downloads ?? []).length > 0 && !refunded.includes(id),
  );
}

function downloadsOpen({ now }: Scope, { order, transactions }: OrderRecord): boolean {
  return (
    order.state !== "cancelled" &&
    areDownloadsOpen({
      payment: transactions.at(-1)?.state ?? "open",
      isWaived: order.document.isDigitalWaived,
      placedAt: Date.parse(order.placed_at),
      now,
    })
  );
}

function withAccess(line: OrderLineItem, accessGranted: boolean): OrderLineItem {
  return { ...line, downloads: (line.downloads ?? []).map((each) => ({ ...each, accessGranted })) };
}

function presentTransaction(
  scope: Scope,
  order: Order,
  row: TransactionRow,
  stateNames: StateNames,
): OrderTransaction {
  const [first] = order.transactions ?? [];
  if (!first) throw new Error("An order was written without a payment");
  const method = scope.reference.paymentMethod.get(row.payment_method_id);
  return {
    ...first,
    id: row.id,
    paymentMethodId: row.payment_method_id,
    stateMachineState: stateNames(scope, "transaction", row.state),
    paymentMethod: method ? presentPaymentMethod(method, scope.refs) : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at === row.created_at ? null : row.updated_at,
  };
}

function withState(
  scope: Scope,
  delivery: OrderDelivery,
  { deliveries }: OrderRecord,
  stateNames: StateNames,
): OrderDelivery {
  const row = deliveries.find(({ id }) => id === delivery.id);
  if (!row) return delivery;
  const stateMachineState = stateNames(scope, "delivery", row.state);
  return { ...delivery, trackingCodes: row.tracking_codes, stateMachineState };
}

function presentDocuments({ reference, languageId }: Scope, { documents }: OrderRecord): Order["documents"] {
  const code = reference.language.get(languageId)?.locale_code ?? "";
  const texts = documentTexts[isLocale(code) ? code : DEFAULT_LOCALE];
  return documents.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    deepLinkCode: row.deep_link_code,
    documentNumber: row.number,
    documentType: {
      technicalName: row.type,
      name: texts[row.type === "credit_note" ? "creditNote" : row.type],
      apiAlias: "document_type",
    },
    createdAt: row.created_at,
    apiAlias: "document",
  }));
}
