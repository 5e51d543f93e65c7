import type Stripe from "stripe";
import type { ProviderPayment } from "../payment-provider.ts";

type Session = Pick<Stripe.Checkout.Session, "status" | "client_reference_id" | "currency">;
type Intent = Pick<Stripe.PaymentIntent, "status" | "amount_received" | "currency">;

/** The name under which both sides know a transaction. */
export const TRANSACTION = "transaction";

/** A session that is open may have declined attempts behind it: its page lets the shopper try again, so it is still open. */
export function paymentOf(session: Session, intent: Intent | null, refundedCents: number): ProviderPayment {
  return {
    state: stateOf(session, intent),
    capturedCents: intent?.amount_received ?? 0,
    refundedCents,
    currency: (intent?.currency ?? session.currency ?? "").toUpperCase(),
    transactionId: session.client_reference_id,
  };
}

function stateOf(session: Session, intent: Intent | null): ProviderPayment["state"] {
  if (intent?.status === "succeeded") return "paid";
  if (intent?.status === "requires_capture") return "authorized";
  if (intent?.status === "processing") return "waiting";
  if (intent?.status === "canceled" || session.status === "expired") return "cancelled";
  return session.status === "complete" ? "failed" : "open";
}

/** Inquiries take no money, and what was won or prevented is back. */
const harmless: readonly string[] = [
  "won",
  "prevented",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
];

export function disputedCents(disputes: readonly Pick<Stripe.Dispute, "status" | "amount">[]): number {
  return disputes
    .filter(({ status }) => !harmless.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
}
