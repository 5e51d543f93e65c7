import { endpoints } from "@hearth/contract";
import { changeDefaultAddress } from "../../modules/address/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const defaultBillingAddress = handle(
  endpoints.defaultBillingAddress,
  async ({ services, scope, params: { addressId } }) => {
    await changeDefaultAddress(services.transact, scope, { kind: "billing", addressId });
    return NO_CONTENT;
  },
);

export const defaultShippingAddress = handle(
  endpoints.defaultShippingAddress,
  async ({ services, scope, params: { addressId } }) => {
    await changeDefaultAddress(services.transact, scope, { kind: "shipping", addressId });
    return NO_CONTENT;
  },
);
