import type { Customer, CustomerAddress } from "@hearth/contract";
import type { AddressRules } from "@hearth/contract/form";
import type { FormState, FormValues } from "../../../platform/forms/form-state.ts";
import { personNames, placeNames } from "../../address/public.ts";
import { registration } from "../../sign-in/public.ts";

/** Every field the guest form takes. The goods go to the first address; the invoice too, unless it has one of its own. */
export const guestFormNames: readonly string[] = [
  ...personNames,
  "email",
  "company",
  "vatIds",
  "otherBilling",
  "acceptedDataProtection",
  ...placeNames.flatMap((name) => [`shippingAddress.${name}`, `billingAddress.${name}`]),
];

/** As the shop API takes a guest: it knows the billing address first and a shipping address only where that is another. */
export function guestRegistration(values: FormValues, rules: AddressRules) {
  const { otherBilling, company, ...rest } = values;
  const isBusiness = values["accountType"] === "business";
  const entries = Object.entries(rest);
  const named = otherBilling
    ? entries
    : entries.flatMap(([name, value]) =>
        name.startsWith("billingAddress.")
          ? []
          : [[name.replace("shippingAddress.", "billingAddress."), value] as const],
      );
  const known: FormValues = {
    ...Object.fromEntries(named),
    ...(otherBilling ? { otherShipping: "on" } : {}),
    ...(isBusiness && company ? companyOf(company, otherBilling !== undefined) : {}),
  };
  return { ...registration(known, rules, null), guest: true };
}

function companyOf(company: string, hasTwo: boolean): FormValues {
  return { "billingAddress.company": company, ...(hasTwo ? { "shippingAddress.company": company } : {}) };
}

/** What is wrong stands beside the field it was typed into. */
export function besideGuestFields(form: FormState, { otherBilling }: FormValues): FormState {
  const problems = form.problems.map((problem) => {
    const { field } = problem;
    if (field === null) return problem;
    if (field.endsWith("Address.company")) return { ...problem, field: "company" };
    return otherBilling
      ? problem
      : { ...problem, field: field.replace("billingAddress.", "shippingAddress.") };
  });
  return { ...form, problems };
}

/** What a guest has said before, to be changed. */
export function guestFormValues(customer: Customer): FormValues {
  const { activeShippingAddress: shipping, activeBillingAddress: billing, vatIds } = customer;
  const hasTwo = billing && shipping && billing.id !== shipping.id;
  return {
    ...Object.fromEntries([...personNames, "email" as const].map((name) => [name, customer[name] ?? ""])),
    company: customer.company ?? "",
    vatIds: vatIds?.[0] ?? "",
    ...addressValues("shippingAddress", shipping ?? null),
    ...(hasTwo ? { otherBilling: "on", ...addressValues("billingAddress", billing) } : {}),
  };
}

function addressValues(at: string, address: CustomerAddress | null): FormValues {
  return Object.fromEntries(
    placeNames.flatMap((name) => {
      const value = address?.[name];
      return value ? [[`${at}.${name}`, value]] : [];
    }),
  );
}
