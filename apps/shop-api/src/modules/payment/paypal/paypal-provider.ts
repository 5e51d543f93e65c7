import { randomUUID } from "node:crypto";
import type { PaypalSettings } from "../../../platform/config/payment-config.ts";
import type {
  ExpressProvider,
  PaymentToStart,
  ProviderPayment,
  StartedPayment,
} from "../payment-provider.ts";
import { type CallPaypal, createPaypalClient, PaypalRefusal } from "./paypal-client.ts";
import { disputedCents, paymentOfCapture, readDisputes } from "./paypal-dispute.ts";
import { eventOf } from "./paypal-event.ts";
import { capturesOf, decimal, payerOf, paymentOf, type PaypalOrder } from "./paypal-order.ts";
import { createPaypalVerifier } from "./paypal-webhook.ts";

const ORDERS = "/v2/checkout/orders";
const UNIT = "/purchase_units/@reference_id=='default'";
const declined = ["INSTRUMENT_DECLINED", "TRANSACTION_REFUSED", "PAYER_ACTION_REQUIRED", "PAYER_CANNOT_PAY"];

/** The wallet, by its Orders API. It takes money only when it is told to, after the shopper has agreed. */
export function createPaypalProvider(settings: PaypalSettings, shopName: string): ExpressProvider {
  const call = createPaypalClient(settings);
  const isGenuine = createPaypalVerifier(settings);
  const orderAt = (reference: string) => `${ORDERS}/${encodeURIComponent(reference)}`;
  const read = (reference: string) => call<PaypalOrder>({ method: "GET", path: orderAt(reference) });

  async function create(body: object, requestId: string) {
    const order = await call<PaypalOrder>({ method: "POST", path: ORDERS, body, requestId });
    const page = order.links?.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href;
    if (!page) throw new Error(`the wallet gave no page for ${order.id}`);
    return { reference: order.id, redirectUrl: page };
  }

  async function capture(reference: string): Promise<PaypalOrder> {
    try {
      const path = `${orderAt(reference)}/capture`;
      return await call<PaypalOrder>({ method: "POST", path, body: {}, requestId: `capture-${reference}` });
    } catch (error) {
      // Somebody else was faster: what came of it stands in the order.
      if (isIssue(error, ["ORDER_ALREADY_CAPTURED"])) return read(reference);
      throw error;
    }
  }

  return {
    name: "paypal",
    async start(payment) {
      const agreed = payment.expressReference === null ? null : await useExpress(call, orderAt, payment);
      if (agreed) return agreed;
      const { returnUrl, cancelUrl, locale } = payment;
      return create(
        {
          intent: "CAPTURE",
          purchase_units: [
            {
              amount: amountOf(payment),
              custom_id: payment.transactionId,
              invoice_id: `${payment.orderNumber}-${payment.transactionId.slice(-8)}-${payment.attempt}`,
              description: `${shopName} ${payment.orderNumber}`,
            },
          ],
          payment_source: walletPage({
            brand_name: shopName,
            locale,
            user_action: "PAY_NOW",
            shipping_preference: "NO_SHIPPING",
            return_url: returnUrl,
            cancel_url: cancelUrl,
          }),
        },
        `${payment.transactionId}-${payment.attempt}`,
      );
    },
    async look(reference, { mayCapture, isDisputed }) {
      try {
        const order = await read(reference);
        if (order.status === "APPROVED" && mayCapture) return paymentOf(await capture(reference));
        return isDisputed ? await withDisputes(call, order) : paymentOf(order);
      } catch (error) {
        const state = isIssue(error, declined) ? "failed" : isGone(error) ? "cancelled" : null;
        if (state === null) throw error;
        return { state, capturedCents: 0, refundedCents: 0, currency: "", transactionId: null };
      }
    },
    async refund({ id, reference, amountCents, currency }) {
      const [taken] = capturesOf(await read(reference));
      if (!taken) throw new Error(`nothing was paid with ${reference}`);
      const refund = await call<{ id: string; status: string }>({
        method: "POST",
        path: `/v2/payments/captures/${encodeURIComponent(taken.id)}/refund`,
        body: { amount: amountOf({ amountCents, currency }) },
        requestId: `refund-${id}`,
      });
      if (refund.status === "FAILED" || refund.status === "CANCELLED") {
        throw new Error(`the refund ${refund.id} is ${refund.status}`);
      }
      return { reference: refund.id };
    },
    // Without our word nothing is taken, so there is nothing to close.
    abandon: () => Promise.resolve(),
    async readEvent(body, headers) {
      if (!(await isGenuine(body, headers, Date.now()))) return null;
      const told = eventOf(body);
      if (!told || told.captureId === null) return told && told.event;
      return { ...told.event, ...(await paymentOfCapture(call, told.captureId)) };
    },
    startExpress: (payment) =>
      create(
        {
          intent: "CAPTURE",
          purchase_units: [{ amount: amountOf(payment), description: shopName }],
          payment_source: walletPage({
            brand_name: shopName,
            locale: payment.locale,
            user_action: "CONTINUE",
            shipping_preference: "GET_FROM_FILE",
            return_url: payment.returnUrl,
            cancel_url: payment.cancelUrl,
          }),
        },
        randomUUID(),
      ),
    readExpress: async (reference) => payerOf(await read(reference)),
  };
}

async function withDisputes(call: CallPaypal, order: PaypalOrder): Promise<ProviderPayment> {
  const [taken] = capturesOf(order);
  const disputes = taken ? await readDisputes(call, taken.id) : [];
  return {
    ...paymentOf(order),
    ...(disputes.length > 0 && { disputedCents: disputedCents(disputes) }),
  };
}

/** The payment that was agreed to from the cart gets the order's amount; null: it is worth nothing any more, a new one is needed. */
async function useExpress(
  call: CallPaypal,
  orderAt: (reference: string) => string,
  payment: PaymentToStart,
): Promise<StartedPayment | null> {
  const reference = payment.expressReference ?? "";
  const body = [
    { op: "replace", path: `${UNIT}/amount`, value: amountOf(payment) },
    { op: "add", path: `${UNIT}/custom_id`, value: payment.transactionId },
  ];
  try {
    const order = await call<PaypalOrder>({ method: "GET", path: orderAt(reference) });
    if (order.status !== "APPROVED") return null;
    await call({ method: "PATCH", path: orderAt(reference), body });
    return { reference, redirectUrl: null };
  } catch (error) {
    if (error instanceof PaypalRefusal && error.status < 500) return null;
    throw error;
  }
}

const walletPage = (context: object) => ({ paypal: { experience_context: context } });

function amountOf({ amountCents, currency }: { amountCents: number; currency: string }) {
  return { currency_code: currency, value: decimal(amountCents) };
}

function isIssue(error: unknown, issues: readonly string[]): boolean {
  return error instanceof PaypalRefusal && error.status === 422 && issues.includes(error.issue);
}

/** An order nobody agreed to is forgotten after some hours. */
function isGone(error: unknown): boolean {
  return error instanceof PaypalRefusal && error.status === 404;
}
