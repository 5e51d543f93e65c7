import type { Criteria } from "@hearth/contract";
import type { Fragment } from "postgres";
import type { Sql } from "../../platform/database/database.ts";
import { searchTable, type SqlFields } from "../criteria/index.ts";
import type { DeliveryRow, OrderRow, TransactionRow } from "./order-rows.ts";

export interface DocumentRow {
  id: string;
  order_id: string;
  type: "invoice" | "storno" | "credit_note";
  number: string;
  deep_link_code: string;
  created_at: string;
}

export interface OrderRecord {
  order: OrderRow;
  /** Oldest first: the last one is the current one. */
  transactions: TransactionRow[];
  deliveries: DeliveryRow[];
  documents: DocumentRow[];
  /** Lines of which every piece was paid back. */
  refundedLines: readonly string[];
}

const newestFirst = [{ field: "createdAt", order: "DESC", naturalSorting: false, byCount: false }] as const;

/** Orders of one customer, or the one order somebody has proven to know; nothing else is ever searched. */
export type OrdersOf = { customerId: string } | { orderId: string };

export async function searchOrders(sql: Sql, channelId: string, of: OrdersOf, criteria: Criteria) {
  const mine: Fragment =
    "customerId" in of ? sql`o.customer_id = ${of.customerId}` : sql`o.id = ${of.orderId}`;
  const page = await searchTable<OrderRow>(
    sql,
    {
      visible: sql`from shop_order o where ${mine} and o.sales_channel_id = ${channelId}`,
      columns: sql`o.*`,
      fields: orderFields(sql),
      id: sql`o.id`,
      lastOrder: sql`o.id desc`,
      sorts: criteria.sorts.length > 0 ? criteria.sorts : newestFirst,
    },
    criteria,
  );
  return { page, records: await withParts(sql, page.rows) };
}

/** For staff, who may see any. */
export async function selectRecord(sql: Sql, orderId: string): Promise<OrderRecord | undefined> {
  const [record] = await withParts(
    sql,
    await sql<OrderRow[]>`select * from shop_order where id = ${orderId}`,
  );
  return record;
}

/** The orders with all that has changed since they were placed. */
async function withParts(sql: Sql, orders: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [transactions, deliveries, documents] = await Promise.all([
    sql<TransactionRow[]>`
      select * from order_transaction where order_id = any(${ids}::uuid[]) order by created_at, id`,
    sql<DeliveryRow[]>`select * from order_delivery where order_id = any(${ids}::uuid[]) order by id`,
    sql<DocumentRow[]>`
      select id, order_id, type, number, deep_link_code, created_at from order_document
      where order_id = any(${ids}::uuid[]) and content is not null order by created_at, id`,
  ]);
  const refunded = transactions.some(({ state }) => state === "refunded_partially")
    ? await selectRefundedLines(sql, ids)
    : [];
  const of = <Row extends { order_id: string }>(rows: readonly Row[], id: string) =>
    rows.filter((row) => row.order_id === id);
  return orders.map((order) => ({
    order,
    transactions: of(transactions, order.id),
    deliveries: of(deliveries, order.id),
    documents: of(documents, order.id),
    refundedLines: of(refunded, order.id).map(({ id }) => id),
  }));
}

function selectRefundedLines(sql: Sql, orderIds: readonly string[]) {
  return sql<{ id: string; order_id: string }[]>`
    select l.id, l.order_id from order_line l where l.order_id = any(${orderIds as string[]}::uuid[])
      and l.quantity <= (select sum(r.quantity) from payment_refund_line r where r.order_line_id = l.id)`;
}

function orderFields(sql: Sql): SqlFields {
  return {
    id: { column: sql`o.id`, type: "id" },
    orderNumber: { column: sql`o.order_number`, type: "text" },
    deepLinkCode: { column: sql`o.deep_link_code`, type: "text" },
    "stateMachineState.technicalName": { column: sql`o.state`, type: "text" },
    amountTotal: { column: sql`(o.total_cents / 100.0)`, type: "number" },
    languageId: { column: sql`o.language_id`, type: "id" },
    currencyId: { column: sql`o.currency_id`, type: "id" },
    orderDateTime: { column: sql`o.placed_at`, type: "time" },
    createdAt: { column: sql`o.placed_at`, type: "time" },
    updatedAt: { column: sql`o.updated_at`, type: "time" },
  };
}
