import type { ProviderKind } from "@hearth/rules";
import Stripe from "stripe";
import type { StripeSettings } from "../../../platform/config/payment-config.ts";
import type { PaymentEvent, PaymentProvider, PaymentToStart } from "../payment-provider.ts";
import { disputedCents, paymentOf, TRANSACTION } from "./stripe-state.ts";

const TIMEOUT_MS = 5000;
/** A page nobody used ends, so that it is not paid by chance next to another one. Stripe allows half an hour to a day. */
const PAGE_LIFETIME_SECONDS = 2 * 60 * 60;

const pageKinds: Readonly<
  Record<ProviderKind, Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType>
> = {
  card: "card",
  sepa: "sepa_debit",
  wallet: "card",
};
const pageLocales: Readonly<Record<string, Stripe.Checkout.SessionCreateParams.Locale>> = {
  "de-DE": "de",
  "en-GB": "en-GB",
  "pl-PL": "pl",
};

/** Cards and direct debits on Stripe's own page. Numbers of cards never pass us. */
export function createStripeProvider(settings: StripeSettings, shopName: string): PaymentProvider {
  const url = new URL(settings.apiUrl);
  const stripe = new Stripe(settings.secretKey, {
    host: url.hostname,
    ...(url.port && { port: url.port }),
    protocol: url.protocol === "http:" ? "http" : "https",
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    name: "stripe",
    async start(payment) {
      const { transactionId, attempt } = payment;
      const session = await stripe.checkout.sessions.create(sessionFor(payment, shopName), {
        idempotencyKey: `${transactionId}-${attempt}`,
      });
      return { reference: session.id, redirectUrl: session.url };
    },
    async look(reference) {
      const session = await stripe.checkout.sessions.retrieve(reference, {
        expand: ["payment_intent.latest_charge"],
      });
      const intent = expanded(session.payment_intent);
      const charge = expanded(intent?.latest_charge ?? null);
      const payment = paymentOf(session, intent, charge?.amount_refunded ?? 0);
      if (!intent || !charge?.disputed) return payment;
      const disputes = await stripe.disputes.list({ payment_intent: intent.id });
      return { ...payment, disputedCents: disputedCents(disputes.data) };
    },
    async refund({ id, reference, amountCents }) {
      const session = await stripe.checkout.sessions.retrieve(reference);
      const intent = session.payment_intent;
      const intentId = typeof intent === "string" ? intent : intent?.id;
      if (!intentId) throw new Error(`nothing was paid with ${reference}`);
      const refund = await stripe.refunds.create(
        { payment_intent: intentId, amount: amountCents, metadata: { refund: id } },
        { idempotencyKey: `refund-${id}` },
      );
      if (refund.status === "failed" || refund.status === "canceled") {
        throw new Error(`the refund ${refund.id} is ${refund.status}`);
      }
      return { reference: refund.id };
    },
    async abandon(reference) {
      const session = await stripe.checkout.sessions.retrieve(reference);
      if (session.status === "open") await stripe.checkout.sessions.expire(reference);
    },
    async readEvent(body, headers) {
      const signature = headers["stripe-signature"];
      if (typeof signature !== "string") return null;
      const told = readSigned(() => stripe.webhooks.constructEvent(body, signature, settings.webhookSecret));
      if (!told) return null;
      const event = eventOf(told);
      const intentId = event.isDispute && (told.data.object as Stripe.Dispute).payment_intent;
      if (!intentId) return event;
      const { metadata } = await stripe.paymentIntents.retrieve(
        typeof intentId === "string" ? intentId : intentId.id,
      );
      return { ...event, transactionId: metadata[TRANSACTION] ?? null };
    },
  };
}

/** Null: not theirs, or not readable. */
function readSigned(read: () => Stripe.Event): Stripe.Event | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Nothing in it may depend on the clock: the same attempt has to send the same words twice. */
function sessionFor(payment: PaymentToStart, shopName: string): Stripe.Checkout.SessionCreateParams {
  const { transactionId, orderNumber, amountCents, currency, email, locale, kind } = payment;
  const metadata = { [TRANSACTION]: transactionId };
  return {
    mode: "payment",
    client_reference_id: transactionId,
    metadata,
    payment_intent_data: { metadata, description: `${shopName} ${orderNumber}` },
    allowed_payment_method_types: [pageKinds[kind]],
    customer_email: email,
    locale: pageLocales[locale] ?? "auto",
    expires_at: Math.floor(payment.startedAt / 1000) + PAGE_LIFETIME_SECONDS,
    success_url: payment.returnUrl,
    cancel_url: payment.cancelUrl,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountCents,
          product_data: { name: `${shopName} ${orderNumber}` },
        },
      },
    ],
  };
}

/** What was asked to be expanded; Stripe's types cannot know it. */
function expanded<T extends { id: string }>(value: string | T | null): T | null {
  return typeof value === "object" ? value : null;
}

/** Sessions are what we know a payment by; events about their charges only carry the transaction. */
function eventOf({ id, type, data }: Stripe.Event): PaymentEvent {
  const thing = data.object as { id?: string; object?: string; metadata?: Record<string, string> | null };
  return {
    id,
    type,
    reference: thing.object === "checkout.session" ? (thing.id ?? null) : null,
    transactionId: thing.metadata?.[TRANSACTION] ?? null,
    isDispute: type.startsWith("charge.dispute."),
  };
}
