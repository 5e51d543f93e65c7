import type { Customer, CustomerAddress } from "@hearth/contract";
import { checkAddress, checkProfile } from "@hearth/contract/form";
import type { AddressRules, Violation } from "@hearth/contract/form";
import { shopDay } from "@hearth/rules";
import { refusedForm } from "../../platform/forms/form-state.ts";
import type { FormState, FormValues } from "../../platform/forms/form-state.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { addressInput, besideAddressFields, readVatIds, vatIdText } from "../address/public.ts";
import { profileInput } from "./profile-data.ts";
import { refusedSave } from "./refused-save.ts";

interface AddressToSave {
  customer: Customer;
  /** Null: a new one. */
  known: CustomerAddress | null;
  values: FormValues;
  rules: AddressRules;
}

/** Null when everything is saved. The VAT id of the form belongs to the customer and is saved there. */
export async function saveAddress(shop: ShopClient, toSave: AddressToSave): Promise<FormState | null> {
  const { customer, known, values, rules } = toSave;
  const input = addressInput(values, rules, known);
  const checked = checkAddress(input, rules, "/address");
  const violations = [...(checked.ok ? [] : checked.violations), ...vatIdViolations(toSave)];
  if (violations.length > 0) return refusedForm(values, violations);
  const profile = hasNewVatId(toSave)
    ? { ...profileInput(customer), vatIds: readVatIds(values["vatIds"]) }
    : null;
  try {
    // A form that is sent again must not add the address twice: what may still fail comes before a new one.
    if (profile && !known) await shop.act("changeProfile", { body: profile });
    const { id } = known
      ? await shop.act("updateCustomerAddress", { params: { addressId: known.id }, body: input })
      : await shop.act("createCustomerAddress", { body: input });
    if (profile && known) await shop.act("changeProfile", { body: profile });
    const params = { addressId: id };
    if (values["defaultShipping"] === "on") await shop.act("defaultShippingAddress", { params });
    if (values["defaultBilling"] === "on") await shop.act("defaultBillingAddress", { params });
    return null;
  } catch (error) {
    return besideAddressFields(refusedSave(values, error));
  }
}

function hasNewVatId({ customer, values }: AddressToSave): boolean {
  const { vatIds } = values;
  return customer.accountType === "business" && vatIds !== undefined && vatIds !== vatIdText(customer);
}

/** The country of the billing address says how a VAT id is written. */
function vatIdViolations(toSave: AddressToSave): readonly Violation[] {
  if (!hasNewVatId(toSave)) return [];
  const { customer, known, values, rules } = toSave;
  const isBilling = known !== null && known.id === customer.defaultBillingAddressId;
  const countryId = isBilling ? values["address.countryId"] : customer.defaultBillingAddress?.countryId;
  const billingCountry = rules.countries.find(({ id }) => id === countryId);
  const checked = checkProfile(
    { ...profileInput(customer), vatIds: readVatIds(values["vatIds"]) },
    {
      salutationIds: rules.salutationIds,
      accountType: customer.accountType,
      today: shopDay(Date.now()),
      ...(billingCountry && { billingCountry }),
    },
  );
  return checked.ok ? [] : checked.violations.filter(({ pointer }) => pointer.startsWith("/vatIds"));
}
