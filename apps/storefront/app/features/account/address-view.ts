import type { Customer, CustomerAddress } from "@hearth/contract";
import { MOBILE_NUMBER_FIELD } from "@hearth/contract/form";

/** An address as it is written on an envelope, and what it is used for. */
export type AddressView = {
  id: string;
  lines: string[];
  phone: string | null;
  mobile: string | null;
  isShipping: boolean;
  isBilling: boolean;
  /** Standard delivery does not reach it: customer service says what it costs. */
  isOffRoute: boolean;
};

type Defaults = Pick<Customer, "defaultBillingAddressId" | "defaultShippingAddressId">;

export function addressView(address: CustomerAddress, defaults: Defaults): AddressView {
  const { country, countryState } = address;
  const lines = [
    address.company,
    address.department,
    [address.title, address.firstName, address.lastName].filter(Boolean).join(" "),
    address.street,
    address.additionalAddressLine1,
    address.additionalAddressLine2,
    [address.zipcode, address.city].filter(Boolean).join(" "),
    [countryState, country]
      .map((place) => place?.translated.name ?? place?.name)
      .filter(Boolean)
      .join(", "),
  ];
  return {
    id: address.id,
    lines: lines.filter((line): line is string => Boolean(line)),
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
