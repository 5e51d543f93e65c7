import type { Customer, CustomerAddress } from "@hearth/contract";
import { MOBILE_NUMBER_FIELD } from "@hearth/contract/form";
import { envelopeLines } from "../../platform/shop/envelope-lines.ts";

/** An address as it is written on an envelope, and what it is used for. */
export interface AddressView {
  id: string;
  lines: string[];
  phone: string | null;
  mobile: string | null;
  isShipping: boolean;
  isBilling: boolean;
  /** Standard delivery does not reach it: customer service says what it costs. */
  isOffRoute: boolean;
}

type Defaults = Pick<Customer, "defaultBillingAddressId" | "defaultShippingAddressId">;

export function addressView(address: CustomerAddress, defaults: Defaults): AddressView {
  return {
    id: address.id,
    lines: envelopeLines(address),
    phone: address.phoneNumber,
    mobile: mobileNumber(address),
    isShipping: address.id === defaults.defaultShippingAddressId,
    isBilling: address.id === defaults.defaultBillingAddressId,
    isOffRoute: address.extensions?.hearthDelivery?.isOutsideStandard ?? false,
  };
}

export function mobileNumber({ customFields }: Pick<CustomerAddress, "customFields">): string | null {
  const number = customFields?.[MOBILE_NUMBER_FIELD];
  return typeof number === "string" && number !== "" ? number : null;
}
