import { canMove, type StateOf } from "@hearth/rules";
import type { ProviderPayment } from "./payment-provider.ts";

type TransactionState = StateOf<"transaction">;

/** What we know, at the moment the provider's word is applied. */
export interface PaymentSituation {
  id: string;
  state: TransactionState;
  amountCents: number;
  currency: string;
  capturedCents: number;
  refundedCents: number;
  isOrderCancelled: boolean;
  /** Another transaction of the order holds money that is not given back. */
  isPaidOtherwise: boolean;
}

export interface Verdict {
  outcome: Outcome;
  /** Null: the state stays. */
  to: TransactionState | null;
  capturedCents: number;
  refundedCents: number;
  refund: { amountCents: number; reason: "order-cancelled" | "paid-twice" | "wrong-amount" } | null;
}

export type Outcome =
  | "unchanged"
  | "foreign"
  | "paid"
  | "authorized"
  | "waiting"
  | "failed"
  | "cancelled"
  | "refunded"
  | "chargeback"
  | "dispute-won"
  | "order-cancelled"
  | "paid-twice"
  | "wrong-amount";

const unfinished: readonly TransactionState[] = ["open", "in_progress", "unconfirmed", "authorized"];

/** What follows from the provider's word. It may be told any number of times, in any order: the second time changes nothing. */
export function judgePayment(known: PaymentSituation, payment: ProviderPayment): Verdict {
  const nothing: Verdict = {
    outcome: "unchanged",
    to: null,
    capturedCents: known.capturedCents,
    refundedCents: known.refundedCents,
    refund: null,
  };
  if (payment.transactionId !== null && payment.transactionId !== known.id)
    return { ...nothing, outcome: "foreign" };
  if (known.capturedCents > 0) return disputed(known, payment, nothing) ?? givenBack(known, payment, nothing);
  switch (payment.state) {
    case "paid":
      return received(known, payment, nothing);
    case "authorized":
      return step(known, nothing, "authorized", ["open", "in_progress", "unconfirmed"]);
    case "waiting":
      return step(known, nothing, "unconfirmed", ["open", "in_progress"]);
    case "failed":
      return step(known, nothing, "failed", unfinished);
    case "cancelled":
      return step(known, nothing, "cancelled", [...unfinished, "failed"]);
    case "open":
      return nothing;
  }
}

const outcomes = {
  authorized: "authorized",
  unconfirmed: "waiting",
  failed: "failed",
  cancelled: "cancelled",
} as const;

function step(
  { state }: PaymentSituation,
  nothing: Verdict,
  to: keyof typeof outcomes,
  from: readonly TransactionState[],
): Verdict {
  return from.includes(state) && state !== to ? { ...nothing, to, outcome: outcomes[to] } : nothing;
}

/** Money is here for the first time. What was not agreed, or is not needed any more, goes back. */
function received(known: PaymentSituation, payment: ProviderPayment, nothing: Verdict): Verdict {
  const { capturedCents } = payment;
  const isRight = capturedCents === known.amountCents && payment.currency === known.currency;
  const back = (reason: NonNullable<Verdict["refund"]>["reason"]): Verdict => ({
    ...nothing,
    outcome: reason,
    to: reason !== "wrong-amount" ? "paid" : unfinished.includes(known.state) ? "failed" : null,
    capturedCents,
    refund: { amountCents: capturedCents, reason },
  });
  if (!isRight) return back("wrong-amount");
  if (known.isOrderCancelled) return back("order-cancelled");
  if (known.isPaidOtherwise) return back("paid-twice");
  return { ...nothing, outcome: "paid", to: "paid", capturedCents };
}

/** Money we know of was taken back by the bank, or the quarrel about it was won. Null: neither is news. */
function disputed(known: PaymentSituation, payment: ProviderPayment, nothing: Verdict): Verdict | null {
  const { disputedCents } = payment;
  if (disputedCents === undefined) return null;
  if (disputedCents > 0) {
    const isNews = canMove("transaction", known.state, "chargeback");
    return isNews ? { ...nothing, outcome: "chargeback", to: "chargeback" } : null;
  }
  if (known.state !== "chargeback") return null;
  const to = known.refundedCents > 0 ? "refunded_partially" : "paid";
  const reason = known.isOrderCancelled ? "order-cancelled" : known.isPaidOtherwise ? "paid-twice" : null;
  if (reason === null) return { ...nothing, outcome: "dispute-won", to };
  const amountCents = known.capturedCents - known.refundedCents;
  return { ...nothing, outcome: reason, to, refund: { amountCents, reason } };
}

/** Money we know of: somebody may have given it back at the provider's desk. */
function givenBack(known: PaymentSituation, payment: ProviderPayment, nothing: Verdict): Verdict {
  const refundedCents = Math.min(payment.refundedCents, known.capturedCents);
  if (refundedCents <= known.refundedCents) return nothing;
  const isWhole = refundedCents === known.capturedCents;
  const isStep = known.state === "paid" || (known.state === "refunded_partially" && isWhole);
  return {
    ...nothing,
    outcome: "refunded",
    to: isStep ? (isWhole ? "refunded" : "refunded_partially") : null,
    refundedCents,
  };
}
