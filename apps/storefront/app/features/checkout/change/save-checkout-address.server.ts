import type { AddressId, CustomerAddress } from "@hearth/contract";
import { checkAddress } from "@hearth/contract/form";
import type { AddressRules } from "@hearth/contract/form";
import { failedForm, refusedForm } from "../../../platform/forms/form-state.ts";
import type { FormState, FormValues } from "../../../platform/forms/form-state.ts";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { isShopFailure, ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import { addressInput, besideAddressFields } from "../../address/public.ts";
import type { AddressUse } from "../view/block/address-choice.tsx";

type Shop = Pick<ShopClient, "act">;

/** This order uses the address; what the customer usually uses stays as it is. */
export async function applyAddress(shop: Shop, use: AddressUse, id: AddressId): Promise<void> {
  await shop.act("updateContext", {
    body: use === "shipping" ? { shippingAddressId: id } : { billingAddressId: id },
  });
}

interface AddressToSave {
  use: AddressUse;
  /** Null: a new one. */
  known: CustomerAddress | null;
  values: FormValues;
  rules: AddressRules;
  /** There is no other yet: goods and invoice go to the same. */
  isFirst: boolean;
}

/** Null when it is saved and used. */
export async function saveCheckoutAddress(shop: Shop, toSave: AddressToSave): Promise<FormState | null> {
  const { use, known, values, rules, isFirst } = toSave;
  const body = addressInput(values, rules, known);
  const checked = checkAddress(body, rules, "/address");
  if (!checked.ok) return refusedForm(values, checked.violations);
  try {
    const { id } = known
      ? await shop.act("updateCustomerAddress", { params: { addressId: known.id }, body })
      : await shop.act("createCustomerAddress", { body });
    await applyAddress(shop, use, id);
    if (isFirst) await applyAddress(shop, use === "shipping" ? "billing" : "shipping", id);
    return null;
  } catch (error) {
    const isSignedOut = error instanceof ShopApiError && error.status === 403;
    if (!isShopFailure(error) || isSignedOut) throw error;
    return besideAddressFields(failedForm(values, error));
  }
}
