import { endpoints } from "@hearth/contract";
import { updateAddress } from "../../modules/address/index.ts";
import { handle } from "../endpoint.ts";

export const updateCustomerAddress = handle(
  endpoints.updateCustomerAddress,
  ({ services, scope, params, input }) =>
    updateAddress(services.writes, scope, { addressId: params.addressId, input }),
);
