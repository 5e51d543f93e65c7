import { paymentTraits } from "../payment/payment-methods.ts";
import { leftToReturn, leftToSend, type LineProgress } from "./line-progress.ts";
import { type CancelCase, isCancellable } from "./order-rules.ts";
import { canMove, type StateOf } from "./state-machines.ts";

type TransactionState = StateOf<"transaction">;
type DeliveryState = StateOf<"delivery">;

/** What staff may do with an order, where it depends on how far the order has come. */
export const orderSteps = ["ship", "cancel", "mark-paid", "refund", "return"] as const;
export type OrderStep = (typeof orderSteps)[number];

export interface OrderProgress extends Omit<CancelCase, "deliveries"> {
  /** Null: there is nothing to send. */
  delivery: DeliveryState | null;
  /** The newest one. */
  payment: TransactionState;
  method: string;
  lines: readonly LineProgress[];
  /** Money that came and neither went back nor is on its way back. */
  refundableCents: number;
}

/** The application asks this and nothing else; whoever carries a step out asks it again. */
export function possibleSteps(progress: OrderProgress): OrderStep[] {
  return orderSteps.filter((step) => isPossible[step](progress));
}

const isPossible: Readonly<Record<OrderStep, (progress: OrderProgress) => boolean>> = {
  ship: (progress) =>
    canMove("order", progress.order, "cancelled") &&
    progress.delivery !== null &&
    canMove("delivery", progress.delivery, "shipped") &&
    isMoneyCertain(progress) &&
    progress.lines.some((line) => leftToSend(line) > 0),
  cancel: (progress) =>
    isCancellable({ ...progress, deliveries: progress.delivery === null ? [] : [progress.delivery] }),
  "mark-paid": ({ order, payment, method }) =>
    order !== "cancelled" &&
    paymentTraits(method).provider === null &&
    (payment === "open" || payment === "reminded"),
  refund: ({ refundableCents }) => refundableCents > 0,
  // A delivery that went back has no way on: all of it is sent first.
  return: ({ delivery, lines }) =>
    (delivery === "shipped" || delivery === "returned_partially") &&
    lines.some((line) => leftToReturn(line) > 0),
};

/** Goods leave once they are paid, but for a part that was given back, or on invoice. */
function isMoneyCertain({ payment, method }: Pick<OrderProgress, "payment" | "method">): boolean {
  if (["paid", "authorized", "refunded_partially"].includes(payment)) return true;
  const isOpen = payment === "open" || payment === "reminded";
  return isOpen && paymentTraits(method).kind === "invoice";
}

/** Of a delivery, once goods were sent or are not to be sent any more. */
export function deliveryAfterSending(lines: readonly LineProgress[]): "shipped" | "shipped_partially" | null {
  if (!lines.some(({ sent }) => sent > 0)) return null;
  return lines.every((line) => leftToSend(line) === 0) ? "shipped" : "shipped_partially";
}

/** Of a delivery, once goods came back. */
export function deliveryAfterReturn(lines: readonly LineProgress[]): "returned" | "returned_partially" {
  return lines.every((line) => leftToReturn(line) === 0) ? "returned" : "returned_partially";
}

const settled: readonly TransactionState[] = ["paid", "refunded_partially", "refunded"];

/** Where an order goes once goods left or money came: done when both are, and never back. */
export function orderAfter(delivery: DeliveryState | null, payment: TransactionState): StateOf<"order">[] {
  if (delivery !== "shipped" && delivery !== "shipped_partially") return [];
  return delivery === "shipped" && settled.includes(payment) ? ["in_progress", "completed"] : ["in_progress"];
}
