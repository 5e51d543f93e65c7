import { endpoints } from "@hearth/contract";
import {
  addressList,
  changeDefaultAddress,
  createAddress,
  deleteAddress,
  updateAddress,
} from "../../modules/address/index.ts";
import { handle, NO_CONTENT } from "../answer/endpoint.ts";

export const addressHandlers = {
  listAddress: handle(endpoints.listAddress, ({ services, scope, criteria }) =>
    addressList(services.sql, scope, criteria),
  ),

  createCustomerAddress: handle(endpoints.createCustomerAddress, ({ services, scope, input }) =>
    createAddress(services.writes, scope, input),
  ),

  updateCustomerAddress: handle(endpoints.updateCustomerAddress, ({ services, scope, params, input }) =>
    updateAddress(services.writes, scope, { addressId: params.addressId, input }),
  ),

  deleteCustomerAddress: handle(endpoints.deleteCustomerAddress, async ({ services, scope, params }) => {
    await deleteAddress(services.transact, scope, params.addressId);
    return NO_CONTENT;
  }),

  defaultBillingAddress: handle(
    endpoints.defaultBillingAddress,
    async ({ services, scope, params: { addressId } }) => {
      await changeDefaultAddress(services.transact, scope, { kind: "billing", addressId });
      return NO_CONTENT;
    },
  ),

  defaultShippingAddress: handle(
    endpoints.defaultShippingAddress,
    async ({ services, scope, params: { addressId } }) => {
      await changeDefaultAddress(services.transact, scope, { kind: "shipping", addressId });
      return NO_CONTENT;
    },
  ),
} as const;
