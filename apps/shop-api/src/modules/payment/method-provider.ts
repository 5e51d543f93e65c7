import { paymentTraits, type PaymentTraits } from "@hearth/rules";
import type { PaymentProviders } from "./payment-provider.ts";

type ProviderMethod = Exclude<PaymentTraits, { provider: null }>;

/** Null: the shopper pays us directly, later. */
export function methodProvider(technicalName: string): ProviderMethod | null {
  const traits = paymentTraits(technicalName);
  return traits.provider === null ? null : traits;
}

/** A method whose provider is not configured could not be paid with. */
export function isMethodOffered(providers: PaymentProviders, technicalName: string): boolean {
  const method = methodProvider(technicalName);
  return method === null || providers[method.provider] !== null;
}
