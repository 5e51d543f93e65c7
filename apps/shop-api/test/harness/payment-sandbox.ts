import { type PaymentSandbox, startPaymentSandbox } from "../../../../tools/src/payment/sandbox.ts";

const secrets = {
  stripeKey: "sk_test_of_the_tests",
  stripeWebhook: "whsec_of_the_tests",
  paypalId: "client of the tests",
  paypalSecret: "secret of the tests",
  paypalWebhookId: "WH-OF-THE-TESTS",
};

export const stripeWebhookSecret = secrets.stripeWebhook;

/** Both providers; their webhooks go to the shop, whose address is known later. */
export function startTestSandbox(origin: () => string): Promise<PaymentSandbox> {
  const deliverTo = (name: string) => async (body: string, headers: Readonly<Record<string, string>>) => {
    const { status } = await sendWebhook(`${origin()}/webhooks/${name}`, body, headers);
    return status;
  };
  return startPaymentSandbox({
    port: 0,
    secrets,
    stripeWebhook: deliverTo("stripe"),
    paypalWebhook: deliverTo("paypal"),
    firstRetryMs: 50,
  });
}

export function sendWebhook(url: string, body: string | Buffer, headers: Readonly<Record<string, string>>) {
  return fetch(url, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
}

/** What a shop needs to know to be paid through the sandbox. */
export function paymentEnv({ url }: Pick<PaymentSandbox, "url">): Readonly<Record<string, string>> {
  return {
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
    STRIPE_API_URL: url,
    PAYPAL_CLIENT_ID: secrets.paypalId,
    PAYPAL_CLIENT_SECRET: secrets.paypalSecret,
    PAYPAL_WEBHOOK_ID: secrets.paypalWebhookId,
    PAYPAL_API_URL: url,
    PAYMENT_SECRET: "payment secret of the tests",
  };
}
