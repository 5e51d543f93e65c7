import type { AddressRules } from "@hearth/contract/form";
import type { FormValues } from "../../platform/forms/form-state.ts";

/** Where something is, in the words of the shop API. */
export const placeNames = [
  "street",
  "additionalAddressLine1",
  "zipcode",
  "city",
  "countryId",
  "countryStateId",
  "phoneNumber",
] as const;

/** The fields of an address that forms ask. */
export const addressNames = ["company", "department", ...placeNames] as const;

/** Who somebody is. */
export const personNames = ["accountType", "salutationId", "firstName", "lastName"] as const;

/** Without a script the list holds the states of all countries: one of another country is a slip, not a fault. */
export function isStateElsewhere(name: string, values: FormValues, { countries }: AddressRules): boolean {
  if (!name.endsWith(".countryStateId")) return false;
  const country = countries.find(({ id }) => id === values[name.replace("StateId", "Id")]);
  return country !== undefined && !country.stateIds.includes(values[name] ?? "");
}
