import type { AddressRules } from "@hearth/contract/form";
import { formInput } from "../../platform/forms/form-values.ts";
import type { FormValues } from "../../platform/forms/form-state.ts";
import { addressNames, isStateElsewhere, personNames } from "../address/public.ts";

/** Every field the registration takes; others are not read. */
export const registerNames = [
  ...personNames,
  "email",
  "password",
  "vatIds",
  "acceptedDataProtection",
  "otherShipping",
  ...addressNames.map((name) => `billingAddress.${name}`),
  ...["firstName", "lastName", ...addressNames].map((name) => `shippingAddress.${name}`),
];

/** What the shop API takes: fields of a company only from companies, the second address only when it is wanted. */
export function registration(values: FormValues, rules: AddressRules, group: string | null) {
  const isBusiness = values["accountType"] === "business";
  const { vatIds, otherShipping, acceptedDataProtection, ...rest } = values;
  const wanted = Object.entries(rest).filter(
    ([name]) =>
      (otherShipping === "on" || !name.startsWith("shippingAddress.")) &&
      (isBusiness || !/^billingAddress\.(company|department)$/.test(name)) &&
      !isStateElsewhere(name, values, rules),
  );
  return {
    ...formInput(Object.fromEntries(wanted)),
    ...(isBusiness && vatIds?.trim() ? { vatIds: [vatIds.trim()] } : {}),
    acceptedDataProtection: acceptedDataProtection === "on",
    ...(group === null ? {} : { requestedGroupId: group }),
  };
}
