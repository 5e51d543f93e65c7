import { type PaymentSandbox, startPaymentSandbox } from "../../../../../tools/src/payment/sandbox.ts";

const secrets = {
  stripeKey: "sk_test_of_the_tests",
  stripeWebhook: "whsec_of_the_tests",
  paypalId: "client of the tests",
  paypalSecret: "secret of the tests",
  paypalWebhookId: "WH-OF-THE-TESTS",
};

export const paymentSecret = "payment secret of the tests, long enough";

export interface Delivery {
  provider: "stripe" | "paypal";
  body: string;
  headers: Readonly<Record<string, string>>;
}

export interface TestSandbox extends PaymentSandbox {
  /** What would be delivered while this runs, instead of delivering it. */
  intercept(work: () => Promise<unknown>): Promise<Delivery[]>;
}

/** Both providers; their webhooks go to the shop, whose address is known later. */
export async function startTestSandbox(origin: () => string): Promise<TestSandbox> {
  let intercepted: Delivery[] | undefined;
  const deliver = (provider: Delivery["provider"]) => async (body: string, headers: Delivery["headers"]) => {
    intercepted?.push({ provider, body, headers });
    if (intercepted) return 200;
    return (await sendWebhook(`${origin()}/webhooks/${provider}`, body, headers)).status;
  };
  const sandbox = await startPaymentSandbox({
    port: 0,
    secrets,
    stripeWebhook: deliver("stripe"),
    paypalWebhook: deliver("paypal"),
    firstRetryMs: 50,
  });
  return {
    ...sandbox,
    async intercept(work) {
      const deliveries: Delivery[] = [];
      intercepted = deliveries;
      await work();
      await sandbox.control.webhooks.settled();
      intercepted = undefined;
      return deliveries;
    },
  };
}

export function sendWebhook(url: string, body: string | Buffer, headers: Readonly<Record<string, string>>) {
  const bytes = typeof body === "string" ? body : new Uint8Array(body);
  return fetch(url, {
    method: "POST",
    body: bytes,
    headers: { "content-type": "application/json", ...headers },
  });
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
    PAYMENT_SECRET: paymentSecret,
  };
}
