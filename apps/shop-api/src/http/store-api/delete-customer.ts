import { endpoints } from "@hearth/contract";
import { deleteCustomer as erase } from "../../modules/customer/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const deleteCustomer = handle(endpoints.deleteCustomer, async (call) => {
  call.setToken(await erase(call.services, call));
  return NO_CONTENT;
});
