import type { PaymentSettings } from "../../platform/payment-config.ts";
import type { PaymentProviders } from "./payment-provider.ts";
import { createPaypalProvider } from "./paypal/paypal-provider.ts";
import { createStripeProvider } from "./stripe/stripe-provider.ts";

export function openPaymentProviders(settings: PaymentSettings, shopName: string): PaymentProviders {
  return {
    stripe: settings.stripe && createStripeProvider(settings.stripe, shopName),
    paypal: settings.paypal && createPaypalProvider(settings.paypal, shopName),
  };
}
