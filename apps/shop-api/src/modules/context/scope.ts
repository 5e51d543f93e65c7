import { scaleCents, type TaxState } from "@hearth/rules";
import type { LocalizedReference, ReferenceData, SalesChannelRow } from "../reference/index.ts";

/** For whom and in which language an answer is made. Built once per request, passed as first argument. */
export interface Scope {
  channel: SalesChannelRow;
  /** One consistent picture for the whole request, even if a refresh happens meanwhile. */
  reference: ReferenceData;
  refs: LocalizedReference;
  languageId: string;
  currencyId: string;
  countryId: string;
  countryStateId: string | null;
  paymentMethodId: string;
  shippingMethodId: string;
  customerGroupId: string;
  taxState: TaxState;
  /** Prices say whether they contain tax: to business customers, and whenever they do not. */
  tellsTax: boolean;
  /** Null: nobody is signed in. */
  customer: SignedIn | null;
  token: string;
  /** Where choices and cart are found: one per customer, one per anonymous visitor. Never leaves the shop API. */
  contextKey: string;
  /** Of the device that is signed in; null: anonymous. */
  sessionId: string | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What a request has to know of its customer; the rest is read where it is needed. */
export interface SignedIn {
  id: string;
  isGuest: boolean;
  orderCount: number;
  shippingAddressId: string | null;
  billingAddressId: string | null;
  /** Of the address the goods go to. */
  zipcode: string | null;
}

/** Stored amounts are in the shop's own currency; the visitor's is this many times as much. */
export function currencyFactor({ reference, currencyId }: Scope): number {
  return reference.currency.get(currencyId)?.factor ?? 1;
}

/** Stored cents in the visitor's currency. */
export function toCurrency(scope: Scope): (cents: number) => number {
  const factor = currencyFactor(scope);
  return (cents) => (factor === 1 ? cents : scaleCents(cents, factor, 1));
}

/** Rate at the place of delivery. */
export function taxRateFor(scope: Scope, taxId: string): number {
  const rule = scope.reference.rows.taxRules.find(
    (each) => each.tax_id === taxId && each.country_id === scope.countryId,
  );
  return rule?.rate ?? scope.reference.tax.get(taxId)?.rate ?? 0;
}
