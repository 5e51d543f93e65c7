import { areDownloadsOpen, canMove, isCancellable } from "@hearth/rules";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { lockOrder, selectDeliveries, selectTransactions } from "./lock-order.sql.ts";
import { illegalStep, moveState } from "./move-state.sql.ts";
import type { Actor, OrderRow, TransactionRow } from "./order-rows.ts";

export const REFUND_PAYMENT = "refund_payment";
export const ORDER_CANCELLED = "order_cancelled";

/** What the job of a cancelled order has to know: by the time it runs, the money may be back already. */
export interface CancelledOrder {
  orderId: string;
  /** Money came, and goes back. */
  isPaid: boolean;
}

/**
 * Inside a transaction: the order is over, its goods and codes are free again, its money goes back. False: it was cancelled before.
 * Throws where something was sent or given already.
 */
export async function cancelOrder(tx: Tx, orderId: string, actor: Actor): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  if (order.state === "cancelled") return false;
  const transactions = await selectTransactions(tx, orderId);
  const deliveries = await selectDeliveries(tx, orderId);
  const hasOpenDownloads = await givesDownloads(tx, order, transactions.at(-1));
  const states = deliveries.map(({ state }) => state);
  if (!isCancellable({ order: order.state, deliveries: states, hasOpenDownloads }))
    throw illegalStep(order.state, "cancelled");
  for (const { id } of deliveries)
    await moveState(tx, { orderId, entity: "delivery", entityId: id, to: "cancelled", actor });
  for (const transaction of transactions) await endTransaction(tx, transaction, actor);
  await releaseStock(tx, orderId);
  await releasePromotions(tx, orderId);
  const isCancelled = await moveState(tx, {
    orderId,
    entity: "order",
    entityId: orderId,
    to: "cancelled",
    actor,
  });
  const isPaid = transactions.some((payment) => moneyToReturn(payment) > 0);
  if (isCancelled) await queueCancelled(tx, { orderId, isPaid });
  return isCancelled;
}

/** Invoice and mail follow: the job is there when the cancellation is. */
async function queueCancelled(tx: Tx, cancelled: CancelledOrder): Promise<void> {
  await tx`select graphile_worker.add_job(${ORDER_CANCELLED}, ${JSON.stringify(cancelled)}::text::json,
    priority => ${jobPriority.first})`;
}

async function givesDownloads(tx: Tx, order: OrderRow, newest: TransactionRow | undefined): Promise<boolean> {
  const [{ has_files: hasFiles }] = await tx<[{ has_files: boolean }]>`
    select exists (select from order_download d join order_line l on l.id = d.order_line_id where d.order_id = ${order.id}
      and l.quantity > coalesce((select sum(quantity) from payment_refund_line where order_line_id = l.id), 0)) as has_files`;
  if (!hasFiles || !newest) return false;
  return areDownloadsOpen({
    payment: newest.state,
    isWaived: order.document.isDigitalWaived,
    placedAt: Date.parse(order.placed_at),
    now: Date.now(),
  });
}

/** What nobody paid is called off; what somebody paid is given back by a job, once. */
async function endTransaction(tx: Tx, transaction: TransactionRow, actor: Actor): Promise<void> {
  const { id, order_id: orderId, state } = transaction;
  if (canMove("transaction", state, "cancelled"))
    await moveState(tx, { orderId, entity: "transaction", entityId: id, to: "cancelled", actor });
  const left = moneyToReturn(transaction);
  if (left > 0) await queueRefund(tx, { transactionId: id, amountCents: left, reason: "order-cancelled" });
}

/** What the bank took back is not ours to give; should it come back, it is given then. */
function moneyToReturn({ state, captured_cents, refunded_cents }: TransactionRow): number {
  return state === "chargeback" ? 0 : captured_cents - refunded_cents;
}

export type RefundRequest = { transactionId: string; amountCents: number } & (
  | { reason: "order-cancelled" | "paid-twice" | "wrong-amount" }
  /** By staff, as often as they want. */
  | { reason: null; cause: string }
);

/**
 * Inside a transaction that has locked the order: once for each payment and reason of the shop's own, with the job that carries it out,
 * and never more than is left after what went back or is on its way. Money nobody holds for us has no job: somebody sends it by hand.
 * Null: nothing is left, or it was asked for before.
 */
export async function queueRefund(tx: Tx, request: RefundRequest): Promise<string | null> {
  const { transactionId, amountCents, reason } = request;
  const cause = request.reason === null ? request.cause : null;
  const [wished] = await tx<{ id: string }[]>`
    with money as (
      select t.id, t.captured_cents - greatest(t.refunded_cents,
        (select coalesce(sum(r.amount_cents), 0) from payment_refund r where r.transaction_id = t.id)) as rest
      from order_transaction t where t.id = ${transactionId})
    insert into payment_refund (id, transaction_id, amount_cents, reason, cause)
    select ${newId()}, id, least(${amountCents}::bigint, rest), ${reason}, ${cause} from money where rest > 0
    on conflict (transaction_id, reason) do nothing returning id`;
  if (!wished) return null;
  await tx`
    select graphile_worker.add_job(${REFUND_PAYMENT}, json_build_object('refundId', ${wished.id}::text), priority => ${jobPriority.payment})
    from order_transaction where id = ${transactionId} and provider is not null`;
  return wished.id;
}

/** Goods that are still held back, in the order of their ids, so that two orders never wait for each other. */
async function releaseStock(tx: Tx, orderId: string): Promise<void> {
  await tx`
    with rest as materialized (
      select m.product_id, m.quantity - coalesce(r.quantity, 0) as quantity from stock_movement m
        left join stock_movement r on r.order_id = m.order_id and r.product_id = m.product_id and r.reason = 'released'
      where m.order_id = ${orderId} and m.reason = 'ordered' and m.quantity > coalesce(r.quantity, 0)),
    released as (
      insert into stock_movement as m (order_id, product_id, reason, quantity)
      select ${orderId}, product_id, 'released', quantity from rest order by product_id
      on conflict (order_id, product_id, reason) do update set quantity = m.quantity + excluded.quantity),
    unpaid as (
      delete from unpaid_goods where order_id = ${orderId} returning product_id, quantity, is_held),
    held as (
      select s.product_id, r.quantity, coalesce(u.quantity, 0) as pledged
      from product_stock s join rest r on r.product_id = s.product_id
        left join unpaid u on u.product_id = s.product_id and u.is_held
      order by s.product_id for update of s)
    update product_stock s set reserved = s.reserved - held.quantity, pledged = s.pledged - held.pledged
    from held where s.product_id = held.product_id`;
}

/** Codes, then counters, each in their order, as placing an order locks them. */
async function releasePromotions(tx: Tx, orderId: string): Promise<void> {
  await tx`
    with released as (
      update promotion_redemption set released_at = now() where order_id = ${orderId} and released_at is null
      returning promotion_id, lower(code) as code),
    codes as (
      select c.code from promotion_code c join released r on r.code = c.code and r.promotion_id = c.promotion_id
      order by c.code for update of c),
    counters as (
      select u.promotion_id from promotion_usage u join released r on r.promotion_id = u.promotion_id
      order by u.promotion_id for update of u),
    counted as (
      update promotion_usage u set redemptions = greatest(0, u.redemptions - 1) from counters
      where u.promotion_id = counters.promotion_id)
    update promotion_code c set redeemed_at = null from codes where c.code = codes.code`;
}
