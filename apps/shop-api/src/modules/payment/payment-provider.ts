import type { IncomingHttpHeaders } from "node:http";
import type { PaymentProviderName, ProviderKind } from "@hearth/rules";

export interface PaymentToStart {
  transactionId: string;
  /** Counts the tries of a transaction. With its id this is the idempotency key: starting a try twice starts one payment. */
  attempt: number;
  /** When this try began, in milliseconds since the epoch. */
  startedAt: number;
  kind: ProviderKind;
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
  /** Taken back by the buyer or the bank while they quarrel, or for good. Missing: nobody ever disputed it, as far as was asked. */
  disputedCents?: number;
}

export interface LookOptions {
  /** Money the shopper has agreed to is taken only then; where the provider takes it itself this changes nothing. */
  mayCapture: boolean;
  /** Somebody spoke of a dispute: the provider is asked about it too, where a payment does not tell by itself. */
  isDisputed: boolean;
}

export interface PaymentEvent {
  id: string;
  type: string;
  /** The payment to look at; null: an event that does not name it. */
  reference: string | null;
  /** The transaction it was started for, where the event says it. */
  transactionId: string | null;
  /** It is about money that somebody wants back without us. */
  isDispute: boolean;
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
  readonly name: PaymentProviderName;
  start(payment: PaymentToStart): Promise<StartedPayment>;
  look(reference: string, options: LookOptions): Promise<ProviderPayment>;
  refund(refund: RefundToMake): Promise<{ reference: string }>;
  /** The shopper turned back: the provider's page shall not be paid any more, where that can be said. */
  abandon(reference: string): Promise<void>;
  /**
   * Null: not signed by the provider, too old, or not readable. Works on the bytes as they came. A dispute names only the money: the
   * provider is asked whose it was, and this throws while it does not answer.
   */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | null>;
}

export interface ExpressToStart {
  amountCents: number;
  currency: string;
  locale: string;
  returnUrl: string;
  cancelUrl: string;
}

/** Who pays and where the goods shall go, as the wallet knows it. */
export interface ExpressPayer {
  isApproved: boolean;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  street: string | null;
  additionalAddressLine1: string | null;
  zipcode: string | null;
  city: string | null;
  countryIso: string | null;
}

/** A wallet that can be opened from the cart, before there is an order. */
export interface ExpressProvider extends PaymentProvider {
  startExpress(payment: ExpressToStart): Promise<{ reference: string; redirectUrl: string }>;
  readExpress(reference: string): Promise<ExpressPayer>;
}

/** Those that are configured. */
export interface PaymentProviders extends Record<PaymentProviderName, PaymentProvider | null> {
  paypal: ExpressProvider | null;
}
