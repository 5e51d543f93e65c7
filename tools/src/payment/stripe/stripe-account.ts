import { stripeId } from "../ids.ts";
import type { Step } from "../steps.ts";
import { chargeObject, disputeObject, intentObject, sessionObject } from "./stripe-objects.ts";
import { refundedAmount, type StripePayment, type StripeRefund } from "./stripe-payment.ts";

export type StripeEventObject = ReturnType<
  typeof sessionObject | typeof intentObject | typeof chargeObject | typeof disputeObject
>;

export interface StripeAccount {
  payments: Map<string, StripePayment>;
  byIntent(id: string): StripePayment | undefined;
  /** Does the step if the payment is ready for it; webhooks tell the shop, after a while if told so. */
  step(payment: StripePayment, step: Step, delayMs?: number): void;
  refund(payment: StripePayment, refund: Omit<StripeRefund, "id" | "created">): StripeRefund;
}

type Tell = (type: string, object: StripeEventObject, delayMs: number) => void;

export function createStripeAccount(pageUrl: string, tell: Tell): StripeAccount {
  const payments = new Map<string, StripePayment>();
  return {
    payments,
    byIntent: (id) =>
      [...payments.values()].find(({ intentId, chargeId }) => id === intentId || id === chargeId),
    step(payment, step, delayMs = 0) {
      for (const type of take(payment, step)) tell(type, objectOf(type, payment, pageUrl), delayMs);
    },
    refund(payment, content) {
      const refund = { ...content, id: stripeId("re_"), created: seconds() };
      payment.refunds.push(refund);
      tell("charge.refunded", chargeObject(payment), 0);
      return refund;
    },
  };
}

function objectOf(type: string, payment: StripePayment, pageUrl: string): StripeEventObject {
  if (type.startsWith("checkout.")) return sessionObject(payment, pageUrl);
  return payment.dispute && type.startsWith("charge.dispute.")
    ? disputeObject(payment, payment.dispute)
    : intentObject(payment);
}

/** Changes the payment and names the events. A step that makes no sense any more does nothing. */
function take(payment: StripePayment, step: Step): string[] {
  if (payment.status === "open" && isAttempt(step)) payment.intentId ??= stripeId("pi_");
  switch (step) {
    case "pay":
      return payment.status === "open" ? succeed(payment, "checkout.session.completed") : [];
    case "confirm":
      return payment.intentStatus === "requires_action" ? succeed(payment, "checkout.session.completed") : [];
    case "settle":
      return payment.intentStatus === "processing"
        ? succeed(payment, "checkout.session.async_payment_succeeded")
        : [];
    case "decline":
      return payment.status === "open" ? refuse(payment, "card_declined") : [];
    case "refuse":
      return payment.intentStatus === "requires_action"
        ? refuse(payment, "payment_intent_authentication_failure")
        : [];
    case "fail":
      return payment.intentStatus === "processing"
        ? [...refuse(payment, "card_declined"), "checkout.session.async_payment_failed"]
        : [];
    case "challenge":
      if (payment.status === "open") payment.intentStatus = "requires_action";
      return [];
    case "wait":
      if (payment.status !== "open") return [];
      payment.status = "complete";
      payment.intentStatus = "processing";
      return ["checkout.session.completed"];
    case "expire":
      if (payment.status !== "open") return [];
      payment.status = "expired";
      payment.intentStatus = "canceled";
      return ["checkout.session.expired"];
    case "dispute":
      return payment.isPaid ? raiseDispute(payment) : [];
    case "win":
      return endDispute(payment, "won");
    case "lose":
      return endDispute(payment, "lost");
  }
}

function raiseDispute(payment: StripePayment): string[] {
  const left = payment.amountReceived - refundedAmount(payment);
  if (payment.dispute || left === 0) return [];
  payment.dispute = { id: stripeId("du_"), status: "needs_response", amount: left, created: seconds() };
  return ["charge.dispute.created", "charge.dispute.funds_withdrawn"];
}

function endDispute({ dispute }: StripePayment, status: "won" | "lost"): string[] {
  if (dispute?.status !== "needs_response") return [];
  dispute.status = status;
  return ["charge.dispute.closed", ...(status === "won" ? ["charge.dispute.funds_reinstated"] : [])];
}

const isAttempt = (step: Step) => ["pay", "decline", "challenge", "wait"].includes(step);

function succeed(payment: StripePayment, event: string): string[] {
  payment.status = "complete";
  payment.isPaid = true;
  payment.intentStatus = "succeeded";
  payment.amountReceived = payment.amount;
  payment.chargeId = stripeId("ch_");
  payment.failure = null;
  return [event];
}

function refuse(payment: StripePayment, code: string): string[] {
  payment.intentStatus = "requires_payment_method";
  payment.failure = code;
  return ["payment_intent.payment_failed"];
}

export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
