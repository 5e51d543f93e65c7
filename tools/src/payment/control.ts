import type { Fault, Faults } from "./faults.ts";
import type { PayPalAccount } from "./paypal/paypal-account.ts";
import { isTaken, type PayPalOrder, refundedCents } from "./paypal/paypal-order.ts";
import type { Step } from "./steps.ts";
import type { StripeAccount } from "./stripe/stripe-account.ts";
import { refundedAmount, type StripePayment } from "./stripe/stripe-payment.ts";
import type { ProviderName, WebhookOutbox } from "./webhook-outbox.ts";
import type { SignWebhook } from "./webhook-signatures.ts";

export interface PaymentSummary {
  provider: ProviderName;
  reference: string;
  /** What the shop calls it. */
  shopReference: string | null;
  status: string;
  cents: number;
  currency: string;
  capturedCents: number;
  refundedCents: number;
  description: string;
  returnUrl: string;
  cancelUrl: string | null;
}

/** What tests may do to the providers behind their backs. */
export interface SandboxControl {
  payments(): PaymentSummary[];
  payment(reference: string): PaymentSummary | undefined;
  /** Does what the shopper or the bank would do. */
  act(reference: string, step: Step): void;
  /** Makes the provider believe in another amount or currency. */
  change(reference: string, change: { cents?: number; currency?: string }): void;
  /** The next matching calls are answered with 500. */
  failNext(fault: Fault): void;
  /** Ends all faults that were asked for. */
  stopFailing(): void;
  webhooks: WebhookOutbox;
  /** Signed by somebody who is not the provider. */
  forge(id: string): Promise<number>;
}

interface Parts {
  stripe: StripeAccount;
  paypal: PayPalAccount;
  faults: Faults;
  webhooks: WebhookOutbox;
  /** Signs as somebody who guesses the secrets. */
  forgers: Readonly<Record<ProviderName, SignWebhook>>;
}

export function createControl({ stripe, paypal, faults, webhooks, forgers }: Parts): SandboxControl {
  return {
    payments: () => [
      ...[...stripe.payments.values()].map(stripeSummary),
      ...[...paypal.orders.values()].map(paypalSummary),
    ],
    payment(reference) {
      const payment = stripe.payments.get(reference);
      const order = paypal.orders.get(reference);
      return payment ? stripeSummary(payment) : order && paypalSummary(order);
    },
    act(reference, step) {
      const payment = stripe.payments.get(reference);
      const order = paypal.orders.get(reference);
      if (payment) stripe.step(payment, step);
      else if (order) paypal.step(order, step);
      else throw new Error(`No payment ${reference}`);
    },
    change(reference, { cents, currency }) {
      const payment = stripe.payments.get(reference);
      const order = paypal.orders.get(reference);
      if (payment) {
        payment.amount = cents ?? payment.amount;
        if (payment.isPaid) payment.amountReceived = payment.amount;
        payment.currency = currency?.toLowerCase() ?? payment.currency;
      } else if (order) {
        for (const part of order.capture ? [order, order.capture] : [order]) {
          part.cents = cents ?? part.cents;
          part.currency = currency ?? part.currency;
        }
      } else throw new Error(`No payment ${reference}`);
    },
    failNext: (fault) => faults.add(fault),
    stopFailing: () => faults.clear(),
    webhooks,
    forge(id) {
      const message = webhooks.messages().find((one) => one.id === id);
      if (!message) throw new Error(`No webhook ${id}`);
      return webhooks.send(id, { sign: forgers[message.provider] });
    },
  };
}

function stripeSummary(payment: StripePayment): PaymentSummary {
  return {
    provider: "stripe",
    reference: payment.id,
    shopReference: payment.clientReferenceId,
    status: `${payment.status}, ${payment.isPaid ? "paid" : "unpaid"}, ${payment.intentStatus}`,
    cents: payment.amount,
    currency: payment.currency.toUpperCase(),
    capturedCents: payment.amountReceived,
    refundedCents: refundedAmount(payment),
    description: payment.description,
    returnUrl: payment.successUrl,
    cancelUrl: payment.cancelUrl,
  };
}

function paypalSummary(order: PayPalOrder): PaymentSummary {
  const { capture } = order;
  return {
    provider: "paypal",
    reference: order.id,
    shopReference: order.customId,
    status: capture ? `${order.status}, ${capture.status}` : order.status,
    cents: order.cents,
    currency: order.currency,
    capturedCents: capture && isTaken(capture) ? capture.cents : 0,
    refundedCents: capture ? refundedCents(capture) : 0,
    description: order.description ?? order.invoiceId ?? "",
    returnUrl: order.returnUrl,
    cancelUrl: order.cancelUrl,
  };
}
