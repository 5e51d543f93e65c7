import { endpoints } from "@hearth/contract";
import { requestGroup } from "../../modules/customer/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const requestCustomerGroup = handle(endpoints.requestCustomerGroup, async (call) => {
  await requestGroup(call.services, call, call.params.customerGroupId);
  return SUCCESS;
});
