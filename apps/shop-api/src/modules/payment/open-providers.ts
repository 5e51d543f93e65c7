import { tracedCalls } from "@hearth/service/tracing";
import type { PaymentSettings } from "../../platform/payment-config.ts";
import type { PaymentProviders } from "./payment-provider.ts";
import { createPaypalProvider } from "./paypal/paypal-provider.ts";
import { createStripeProvider } from "./stripe/stripe-provider.ts";

export function openPaymentProviders(settings: PaymentSettings, shopName: string): PaymentProviders {
  return {
    stripe: settings.stripe && tracedCalls("stripe", createStripeProvider(settings.stripe, shopName)),
    paypal: settings.paypal && tracedCalls("paypal", createPaypalProvider(settings.paypal, shopName)),
  };
}
