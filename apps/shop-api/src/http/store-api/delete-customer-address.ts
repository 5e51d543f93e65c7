import { endpoints } from "@hearth/contract";
import { deleteAddress } from "../../modules/address/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const deleteCustomerAddress = handle(
  endpoints.deleteCustomerAddress,
  async ({ services, scope, params }) => {
    await deleteAddress(services.transact, scope, params.addressId);
    return NO_CONTENT;
  },
);
