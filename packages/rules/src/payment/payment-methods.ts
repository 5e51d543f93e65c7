// What the shop knows about ways to pay, by technical name. Names for people, pictures and who is offered what are the catalogue's.

/** Whoever holds the shopper's money for us. */
export type PaymentProviderName = "stripe" | "paypal";

/** Which kind of payment the provider's page offers. */
export type ProviderKind = "card" | "sepa" | "wallet";

/** Null as provider: the shopper pays us directly. */
export type PaymentTraits = Manners &
  (
    | { provider: PaymentProviderName; kind: ProviderKind }
    | { provider: null; kind: "prepayment" | "invoice" | "other" }
  );

interface Manners {
  /** By agreement: an open payment is nothing to worry about, and the purchase counts. */
  isPaidLater: boolean;
  /** How long the goods wait for the money: the time of providers, the longer one of transfers, or for as long as it takes. */
  hold: "provider" | "transfer" | "unlimited";
  /** A phone number is asked for and, of people, the date of birth: only adults get goods on invoice. */
  asksInvoiceDetails: boolean;
  /** The order names our account until the money is here. */
  showsBankAccount: boolean;
  /** Can be opened from the cart, before there is an order. */
  isExpress: boolean;
}

const atProvider = {
  isPaidLater: false,
  hold: "provider",
  asksInvoiceDetails: false,
  showsBankAccount: false,
  isExpress: false,
} as const;

const paymentMethods = {
  payment_prepayment: {
    kind: "prepayment",
    provider: null,
    isPaidLater: true,
    hold: "transfer",
    asksInvoiceDetails: false,
    showsBankAccount: true,
    isExpress: false,
  },
  payment_invoicepayment: {
    kind: "invoice",
    provider: null,
    isPaidLater: true,
    hold: "unlimited",
    asksInvoiceDetails: true,
    showsBankAccount: false,
    isExpress: false,
  },
  payment_card: { ...atProvider, kind: "card", provider: "stripe" },
  payment_sepa: { ...atProvider, kind: "sepa", provider: "stripe" },
  payment_paypal: { ...atProvider, kind: "wallet", provider: "paypal", isExpress: true },
} as const satisfies Record<string, PaymentTraits>;

/** Of another backend, or newer than this table: paid before the goods are sent, in a way nothing has to be said about. */
const otherMethod: PaymentTraits = { ...atProvider, kind: "other", provider: null };

export function paymentTraits(technicalName: string): PaymentTraits {
  return Object.hasOwn(paymentMethods, technicalName)
    ? paymentMethods[technicalName as keyof typeof paymentMethods]
    : otherMethod;
}

/** Technical names of the ways to pay that have a trait. */
export function paymentMethodsWith(has: (traits: PaymentTraits) => boolean): string[] {
  return Object.entries<PaymentTraits>(paymentMethods).flatMap(([name, traits]) =>
    has(traits) ? [name] : [],
  );
}

/** Page of the storefront the provider sends the browser back to. */
const returnPages: Readonly<Record<PaymentProviderName, (transactionId: string) => string>> = {
  stripe: () => "payment/finalize-transaction",
  paypal: (transactionId) => `payment/paypal/finalize/transaction/${transactionId}`,
};

export const paymentProviderNames = Object.keys(returnPages) as PaymentProviderName[];

export function returnPageOf(provider: PaymentProviderName, transactionId: string): string {
  return returnPages[provider](transactionId);
}
