import type { Customer, CustomerAddress } from "@hearth/contract";
import { MOBILE_NUMBER_FIELD } from "@hearth/contract/form";
import type { AddressRules } from "@hearth/contract/form";
import { formInput } from "../../platform/forms/form-values.ts";
import type { FormState, FormValues } from "../../platform/forms/form-state.ts";
import { addressNames, isStateElsewhere } from "./address-names.ts";
import { mobileNumber } from "./address-view.ts";
import { vatIdText } from "./vat-ids.ts";

const textNames = ["salutationId", "firstName", "lastName", ...addressNames] as const;

export const mobileName = `address.customFields.${MOBILE_NUMBER_FIELD}`;

export const addressFormNames = [
  ...textNames.map((name) => `address.${name}`),
  mobileName,
  "vatIds",
  "defaultShipping",
  "defaultBilling",
];

/** An address to be changed, or the customer's name and country for a new one. */
export function addressFormValues(
  customer: Customer,
  address: CustomerAddress | null,
  country: string,
): FormValues {
  const { salutationId, firstName, lastName, company } = customer;
  const known: Partial<CustomerAddress> = address ?? { salutationId, firstName, lastName, company };
  return {
    "address.countryId": country,
    ...Object.fromEntries(
      textNames.flatMap((name) => (known[name] ? [[`address.${name}`, known[name]]] : [])),
    ),
    ...(address ? { [mobileName]: mobileNumber(address) ?? "" } : {}),
    vatIds: vatIdText(customer),
  };
}

/** What the shop API takes. It empties what is not sent, so what the form does not ask goes along as it was. */
export function addressInput(values: FormValues, rules: AddressRules, known: CustomerAddress | null) {
  const named = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith("address.") && !isStateElsewhere(name, values, rules)
      ? [[name.slice("address.".length), value]]
      : [],
  );
  return {
    title: known?.title ?? null,
    additionalAddressLine2: known?.additionalAddressLine2 ?? null,
    ...formInput(Object.fromEntries(named)),
  };
}

/** The shop API names fields without the prefix of the form. */
export function besideAddressFields(form: FormState): FormState {
  const problems = form.problems.map((problem) => {
    const { field } = problem;
    return field === null || field.startsWith("vatIds") ? problem : { ...problem, field: `address.${field}` };
  });
  return { ...form, problems };
}
