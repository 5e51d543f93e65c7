import type { IncomingHttpHeaders } from "node:http";

export type ProviderName = "stripe" | "paypal";

export interface PaymentToStart {
  /** Also the idempotency key: starting twice starts one payment. */
  transactionId: string;
  orderNumber: string;
  amountCents: number;
  currency: string;
  email: string;
  locale: string;
  /** Where the provider sends the browser; both carry the payment token. */
  returnUrl: string;
  cancelUrl: string;
  /** A payment that was agreed to from the cart. */
  expressReference: string | null;
}

export interface StartedPayment {
  /** The provider's name for it. */
  reference: string;
  /** Null: nothing left to do for the shopper. */
  redirectUrl: string | null;
}

/** What the provider says about a payment at this moment. */
export interface ProviderPayment {
  /** `open`: the shopper has not finished; `waiting`: the provider has not decided. */
  state: "open" | "waiting" | "authorized" | "paid" | "failed" | "cancelled";
  capturedCents: number;
  refundedCents: number;
  currency: string;
  /** Of the transaction it was started for, as the provider kept it. */
  transactionId: string | null;
}

export interface PaymentEvent {
  id: string;
  type: string;
  /** The payment to look at; null: an event about something else. */
  reference: string | null;
}

export interface RefundToMake {
  /** Also the idempotency key. */
  id: string;
  reference: string;
  amountCents: number;
  currency: string;
}

/** Somebody who holds the shopper's money. Whatever goes wrong on the way throws. */
export interface PaymentProvider {
  readonly name: ProviderName;
  start(payment: PaymentToStart): Promise<StartedPayment>;
  look(reference: string): Promise<ProviderPayment>;
  refund(refund: RefundToMake): Promise<{ reference: string }>;
  /** Null: not signed by the provider, too old, or not readable. Works on the bytes as they came. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | null>;
}
