import { startPaymentSandbox } from "./sandbox.ts";

const environment = (name: string, otherwise: string) => process.env[name] ?? otherwise;

const sandbox = await startPaymentSandbox({
  port: Number(environment("PAYMENT_PORT", "3003")),
  stripeWebhook: process.env["STRIPE_WEBHOOK_URL"],
  paypalWebhook: process.env["PAYPAL_WEBHOOK_URL"],
  secrets: {
    stripeKey: environment("STRIPE_SECRET_KEY", "sk_test_local"),
    stripeWebhook: environment("STRIPE_WEBHOOK_SECRET", "whsec_local"),
    paypalId: environment("PAYPAL_CLIENT_ID", "local"),
    paypalSecret: environment("PAYPAL_CLIENT_SECRET", "local"),
    paypalWebhookId: environment("PAYPAL_WEBHOOK_ID", "WH-LOCAL"),
  },
});
console.log(`payments are made at ${sandbox.url}`);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void sandbox.close());
