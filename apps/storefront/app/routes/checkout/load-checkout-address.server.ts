import type { Customer } from "@hearth/contract";
import { loadAddresses } from "../../features/account/load-addresses.server.ts";
import { envelope, summaryOfCart } from "../../features/checkout/public.ts";
import type { AddressUse } from "../../features/checkout/public.ts";
import {
  applyAddress,
  saveCheckoutAddress,
} from "../../features/checkout/change/save-checkout-address.server.ts";
import { loadAddressChoices } from "../../features/address/load-address-choices.server.ts";
import { addressFormNames, addressFormValues, homeCountry } from "../../features/address/public.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { moveTo, notFound } from "../../platform/http/answer/page-failure.server.ts";
import { sessionKind } from "../../platform/auth/session-kind.ts";
import { currentCustomer } from "../../platform/auth/sign-in.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

export interface AddressStep {
  use: AddressUse;
  edit: string | null;
}

export function readStep(visit: Visit, use: string, request: Request): AddressStep {
  if (use !== "shipping" && use !== "billing") return notFound(visit.pathname);
  return { use, edit: new URL(request.url).searchParams.get("edit") };
}

/** Whoever has none yet gives one; everybody else chooses first. */
export async function loadCheckoutAddress(visit: Visit, { use, edit }: AddressStep) {
  const customer = await whoOrders(visit);
  const [addresses, cart] = await Promise.all([loadAddresses(visit.shop), visit.shop.act("readCart")]);
  const summary = summaryOfCart(cart);
  const active = use === "shipping" ? customer.activeShippingAddress : customer.activeBillingAddress;
  const chosen = active?.id ?? null;
  if (edit === null && addresses.length > 0) {
    const stored = addresses.map(envelope);
    return { use, summary, addresses: stored, chosen, form: null };
  }
  const known = edit === null || edit === "new" ? null : addresses.find(({ id }) => id === edit);
  if (known === undefined) return notFound(visit.pathname);
  const choices = await loadAddressChoices(visit.shop);
  const { rules: _rules, ...offered } = choices;
  const values = addressFormValues(customer, known, homeCountry(choices, visit.locale));
  return { use, summary, addresses: [], chosen, form: { values, choices: offered, isNew: known === null } };
}

/** Null when the address is used; else the form as it is shown again. */
export async function takeCheckoutAddress(
  visit: Visit,
  { use, edit }: AddressStep,
  form: FormData,
): Promise<FormState | null> {
  await whoOrders(visit);
  const addresses = await loadAddresses(visit.shop);
  const id = form.get("addressId");
  if (typeof id === "string") {
    const chosen = addresses.find((address) => address.id === id);
    if (chosen) await applyAddress(visit.shop, use, chosen.id);
    return null;
  }
  const known = edit === null || edit === "new" ? null : addresses.find((address) => address.id === edit);
  if (known === undefined) return notFound(visit.pathname);
  const { rules } = await loadAddressChoices(visit.shop);
  const values = formValues(form, addressFormNames);
  return saveCheckoutAddress(visit.shop, { use, known, values, rules, isFirst: addresses.length === 0 });
}

/** Who that is, is asked on the page itself. */
async function whoOrders(visit: Visit): Promise<Customer> {
  const customer = await currentCustomer(visit);
  if (customer === null || sessionKind(customer) === "anonymous") {
    return moveTo(toHref(visit.locale, "/checkout"), 302);
  }
  return customer;
}
