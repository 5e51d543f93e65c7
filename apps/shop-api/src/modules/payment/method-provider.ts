import type { PaymentKind, PaymentProviders, ProviderName } from "./payment-provider.ts";

const methods: Readonly<Record<string, { provider: ProviderName; kind: PaymentKind }>> = {
  payment_card: { provider: "stripe", kind: "card" },
  payment_sepa: { provider: "stripe", kind: "sepa" },
  payment_paypal: { provider: "paypal", kind: "wallet" },
};

/** Technical names of the methods somebody else takes the money for. */
export const providerMethods: readonly string[] = Object.keys(methods);

export const WALLET_METHOD = "payment_paypal";

/** Null: the shopper pays us directly, later. */
export function methodProvider(technicalName: string) {
  return Object.hasOwn(methods, technicalName) ? (methods[technicalName] ?? null) : null;
}

/** A method whose provider is not configured could not be paid with. */
export function isMethodOffered(providers: PaymentProviders, technicalName: string): boolean {
  const method = methodProvider(technicalName);
  return method === null || providers[method.provider] !== null;
}
