import { paymentTraits } from "../payment/payment-methods.ts";
import { canMove, type StateOf } from "./state-machines.ts";

type OrderState = StateOf<"order">;
type TransactionState = StateOf<"transaction">;
type DeliveryState = StateOf<"delivery">;

/**
 * What a shopper has to know about the newest payment. `paid`: money is here or promised for certain; `deferred`: pay in advance or
 * on invoice; `waiting`: the provider has not answered yet; `unpaid`: the shopper has to do something.
 */
export function paymentOf(
  state: TransactionState,
  technicalName: string,
): "paid" | "deferred" | "waiting" | "unpaid" {
  if (state === "paid" || state === "authorized") return "paid";
  if (state === "in_progress" || state === "unconfirmed") return "waiting";
  return state === "open" && paymentTraits(technicalName).isPaidLater ? "deferred" : "unpaid";
}

const changeable: readonly TransactionState[] = [
  "open",
  "cancelled",
  "reminded",
  "failed",
  "chargeback",
  "unconfirmed",
];

/** Another way to pay may be chosen as long as no money came or is on its way. */
export function isPaymentChangeable(order: OrderState, newestPayment: TransactionState): boolean {
  return order !== "cancelled" && changeable.includes(newestPayment);
}

/** As the sweeper sees it: nobody has taken on the payment, and no money came. */
const awaited: readonly TransactionState[] = ["open", "in_progress", "failed", "cancelled"];

export function isAwaited(payment: TransactionState): boolean {
  return awaited.includes(payment);
}

export interface HeldOrder {
  order: OrderState;
  /** The newest one, and when it was made. */
  payment: TransactionState;
  paymentAt: number;
  method: string;
  placedAt: number;
}

/** How long goods wait for money, counted from the moment the way to pay was chosen. */
export interface HoldTimes {
  /** By card or wallet. */
  holdMinutes: number;
  /** Paid in advance by a transfer. */
  prepaymentHoldMinutes: number;
}

const MINUTE_MS = 60_000;

/**
 * Until when an order waits for its money before it is called off; null: it does not wait, because it is paid, over, or paid after
 * the goods came. Another way to pay begins anew, but never for longer than the longest wait since the order was placed: nobody holds
 * goods for ever by changing their mind.
 */
export function payableUntil(
  { order, payment, paymentAt, placedAt, method }: HeldOrder,
  { holdMinutes, prepaymentHoldMinutes }: HoldTimes,
): number | null {
  if (!canMove("order", order, "cancelled") || !isAwaited(payment)) return null;
  const { hold } = paymentTraits(method);
  if (hold === "unlimited") return null;
  const minutes = hold === "transfer" ? prepaymentHoldMinutes : holdMinutes;
  const longest = Math.max(holdMinutes, prepaymentHoldMinutes);
  return Math.min(paymentAt + minutes * MINUTE_MS, placedAt + longest * MINUTE_MS);
}

export interface CancelCase {
  order: OrderState;
  deliveries: readonly DeliveryState[];
  /** Files that were bought can be had already: there is nothing left to take back. */
  hasOpenDownloads: boolean;
}

export function isCancellable({ order, deliveries, hasOpenDownloads }: CancelCase): boolean {
  return (
    canMove("order", order, "cancelled") &&
    deliveries.every((state) => canMove("delivery", state, "cancelled")) &&
    !hasOpenDownloads
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WITHDRAWAL_DAYS = 14;

export interface DownloadCase {
  payment: TransactionState;
  /** The buyer gave up the right to withdraw. */
  isWaived: boolean;
  placedAt: number;
  now: number;
}

/**
 * Files are given once they are paid and cannot be sent back any more. Money that went back for something else changes nothing; whether
 * it was for the file itself is asked by whoever gives it.
 */
export function areDownloadsOpen({ payment, isWaived, placedAt, now }: DownloadCase): boolean {
  const isPaid = payment === "paid" || payment === "refunded_partially";
  return isPaid && (isWaived || now - placedAt > WITHDRAWAL_DAYS * DAY_MS);
}

const DEEP_LINK_DAYS = 30;

/** Whoever has the link of the mail may look for so long after something changed. */
export function isDeepLinkAlive(changedAt: number, now: number): boolean {
  return now - changedAt <= DEEP_LINK_DAYS * DAY_MS;
}
