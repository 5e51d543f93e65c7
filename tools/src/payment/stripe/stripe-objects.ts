import {
  refundedAmount,
  type StripeDispute,
  type StripePayment,
  type StripeRefund,
} from "./stripe-payment.ts";

/** Fields to give as whole objects instead of ids, as `payment_intent.latest_charge`. */
type Expand = readonly string[];

export function sessionObject(payment: StripePayment, pageUrl: string, expand: Expand = []) {
  return {
    id: payment.id,
    object: "checkout.session",
    amount_subtotal: payment.amount,
    amount_total: payment.amount,
    cancel_url: payment.cancelUrl,
    client_reference_id: payment.clientReferenceId,
    created: payment.created,
    currency: payment.currency,
    customer: null,
    customer_details: payment.customerEmail ? { email: payment.customerEmail } : null,
    customer_email: payment.customerEmail,
    expires_at: payment.expiresAt,
    livemode: false,
    locale: payment.locale,
    metadata: payment.metadata,
    mode: "payment",
    payment_intent: expand.some((field) => field.startsWith("payment_intent"))
      ? payment.intentId && intentObject(payment, inside(expand, "payment_intent."))
      : payment.intentId,
    payment_method_types: payment.methods,
    payment_status: payment.isPaid ? "paid" : "unpaid",
    status: payment.status,
    success_url: payment.successUrl,
    ui_mode: "hosted_page",
    url: payment.status === "open" ? `${pageUrl}/c/pay/${payment.id}` : null,
  };
}

export function intentObject(payment: StripePayment, expand: Expand = []) {
  return {
    id: payment.intentId,
    object: "payment_intent",
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: payment.amountReceived,
    canceled_at: null,
    capture_method: "automatic_async",
    created: payment.created,
    currency: payment.currency,
    description: payment.description,
    last_payment_error: payment.failure && {
      type: "card_error",
      code: payment.failure,
      message: "Your card was declined.",
    },
    latest_charge: expand.includes("latest_charge")
      ? payment.chargeId && chargeObject(payment)
      : payment.chargeId,
    livemode: false,
    metadata: payment.intentMetadata,
    payment_method_types: payment.methods,
    status: payment.intentStatus,
  };
}

export function chargeObject(payment: StripePayment) {
  const refunded = refundedAmount(payment);
  return {
    id: payment.chargeId,
    object: "charge",
    amount: payment.amountReceived,
    amount_captured: payment.amountReceived,
    amount_refunded: refunded,
    captured: true,
    created: payment.created,
    currency: payment.currency,
    // Stays so, however it ends.
    disputed: payment.dispute !== null,
    livemode: false,
    metadata: payment.intentMetadata,
    paid: true,
    payment_intent: payment.intentId,
    refunded: refunded > 0 && refunded === payment.amountReceived,
    status: "succeeded",
  };
}

export function refundObject(payment: StripePayment, refund: StripeRefund) {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    charge: payment.chargeId,
    created: refund.created,
    currency: payment.currency,
    metadata: refund.metadata,
    payment_intent: payment.intentId,
    reason: refund.reason,
    status: "succeeded",
  };
}

export function disputeObject(payment: StripePayment, { id, status, amount, created }: StripeDispute) {
  return {
    id,
    object: "dispute",
    amount,
    charge: payment.chargeId,
    created,
    currency: payment.currency,
    is_charge_refundable: false,
    livemode: false,
    // Of the dispute: those of the charge are not in it.
    metadata: {},
    payment_intent: payment.intentId,
    reason: "product_not_received",
    status,
  };
}

function inside(expand: Expand, prefix: string): string[] {
  return expand.filter((field) => field.startsWith(prefix)).map((field) => field.slice(prefix.length));
}
