import type { PaymentKey } from "./payment-rig.ts";

export function providerOf(payment: PaymentKey): "stripe" | "paypal" {
  return payment === "card" ? "stripe" : "paypal";
}

/** Says that a payment was made which was not. */
export function untrueEvent(provider: "stripe" | "paypal", id: string, reference: string): string {
  return JSON.stringify(
    provider === "stripe"
      ? {
          id,
          object: "event",
          type: "checkout.session.completed",
          data: { object: { id: reference, object: "checkout.session", payment_status: "paid" } },
        }
      : { id, event_type: "CHECKOUT.ORDER.APPROVED", resource: { id: reference, status: "APPROVED" } },
  );
}
