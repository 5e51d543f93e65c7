import { tracedCalls } from "@hearth/service/tracing";
import type { PaymentSettings } from "../../platform/config/payment-config.ts";
import type { PaymentProviders } from "./payment-provider.ts";
import { createPaypalProvider } from "./paypal/paypal-provider.ts";

/** Its SDK is two hundred files: they are read where there is an account. */
const stripeProvider = () => import("./stripe/stripe-provider.ts");

export async function openPaymentProviders(
  { stripe, paypal }: PaymentSettings,
  shopName: string,
): Promise<PaymentProviders> {
  return {
    stripe: stripe && tracedCalls("stripe", (await stripeProvider()).createStripeProvider(stripe, shopName)),
    paypal: paypal && tracedCalls("paypal", createPaypalProvider(paypal, shopName)),
  };
}
