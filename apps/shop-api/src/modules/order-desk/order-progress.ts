import type { Order, OrderLineItem } from "@hearth/contract";
import { areDownloadsOpen, type LineProgress, type OrderProgress, paidForLine, toCents } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { type OrderRecord, selectRecord } from "../order/index.ts";
import { type LineCounts, selectLineCounts, selectMethodNames, selectRefundable } from "./progress.sql.ts";

export interface OpenOrder {
  record: OrderRecord;
  progress: OrderProgress;
  /** Whose money goes back, if any can. */
  refundable: { transactionId: string; cents: number } | undefined;
  methods: ReadonlyMap<string, string>;
}

/** How far an order has come; what may be done with it follows (`possibleSteps`). Undefined: there is none. */
export async function openOrder(sql: Sql, id: string): Promise<OpenOrder | undefined> {
  const [record, counts, refundable, methods] = await Promise.all([
    selectRecord(sql, id),
    selectLineCounts(sql, id),
    selectRefundable(sql, id),
    selectMethodNames(sql),
  ]);
  if (!record) return undefined;
  const { order, transactions, deliveries } = record;
  const newest = transactions.at(-1);
  const progress: OrderProgress = {
    order: order.state,
    delivery: deliveries.at(-1)?.state ?? null,
    payment: newest?.state ?? "open",
    method: methods.get(newest?.payment_method_id ?? "") ?? "",
    hasOpenDownloads: hasOpenDownloads(record),
    lines: linesOf(order.document.order, counts),
    refundableCents: refundable?.cents ?? 0,
  };
  return { record, progress, refundable, methods };
}

function hasOpenDownloads({ order, transactions, refundedLines }: OrderRecord): boolean {
  const lines = order.document.order.lineItems ?? [];
  return (
    lines.some(({ id, downloads }) => (downloads ?? []).length > 0 && !refundedLines.includes(id)) &&
    areDownloadsOpen({
      payment: transactions.at(-1)?.state ?? "open",
      isWaived: order.document.isDigitalWaived,
      placedAt: Date.parse(order.placed_at),
      now: Date.now(),
    })
  );
}

const nothing: Omit<LineCounts, "id"> = { sent: 0, dropped: 0, returned: 0, refunded: 0 };

function linesOf({ lineItems, taxStatus }: Order, counts: readonly LineCounts[]): LineProgress[] {
  const lines = lineItems ?? [];
  const discounts = discountsOf(lines);
  return lines.map((line) => {
    const { sent, dropped, returned, refunded } = counts.find(({ id }) => id === line.id) ?? nothing;
    const isProduct = line.type === "product";
    return {
      id: line.id,
      isGoods: isProduct && !line.states.includes("is-download"),
      quantity: line.quantity,
      sent,
      dropped,
      returned,
      refunded,
      paidCents: isProduct ? paidFor(line, discounts.get(line.identifier) ?? 0, taxStatus) : 0,
    };
  });
}

function paidFor(line: OrderLineItem, discountCents: number, taxStatus: Order["taxStatus"]): number {
  const ratePercent = line.price.calculatedTaxes[0]?.taxRate ?? 0;
  return paidForLine({ totalCents: toCents(line.totalPrice), discountCents, ratePercent }, taxStatus);
}

/** What discounts took from each line, by the line's id in the cart: they say so themselves. */
function discountsOf(lines: readonly OrderLineItem[]): ReadonlyMap<string, number> {
  const shares = lines.flatMap(({ payload }) => payload.composition ?? []);
  const sums = new Map<string, number>();
  for (const { id, discount } of shares) sums.set(id, (sums.get(id) ?? 0) + Math.abs(toCents(discount)));
  return sums;
}
