import type Stripe from "stripe";
import { expect, it } from "vitest";
import { disputedCents, paymentOf } from "./stripe-state.ts";

it.each<[Stripe.Checkout.Session.Status | null, Stripe.PaymentIntent.Status | null, string]>([
  ["open", null, "open"],
  ["open", "requires_payment_method", "open"],
  ["open", "requires_action", "open"],
  ["complete", "succeeded", "paid"],
  ["complete", "processing", "waiting"],
  ["complete", "requires_capture", "authorized"],
  ["complete", "requires_payment_method", "failed"],
  ["complete", "canceled", "cancelled"],
  ["expired", null, "cancelled"],
  ["expired", "requires_payment_method", "cancelled"],
  // Money counts, whatever the page says.
  ["expired", "succeeded", "paid"],
])("a page that is %s with a payment that is %s is %s", (status, intentStatus, state) => {
  const session = { status, client_reference_id: "t1", currency: "eur" };
  const intent = intentStatus && { status: intentStatus, amount_received: 5, currency: "pln" };
  expect(paymentOf(session, intent, 2)).toEqual({
    state,
    capturedCents: intent ? 5 : 0,
    refundedCents: 2,
    currency: intent ? "PLN" : "EUR",
    transactionId: "t1",
  });
});

it("counts what a bank holds, and neither inquiries nor what was won", () => {
  const statuses = ["needs_response", "under_review", "lost", "won", "prevented", "warning_under_review"];
  const held = statuses.map((status) => disputedCents([{ status, amount: 5 }]));
  expect(held).toEqual([5, 5, 5, 0, 0, 0]);
});
