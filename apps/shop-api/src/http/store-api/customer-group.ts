import { endpoints } from "@hearth/contract";
import { groupRegistration, requestGroup } from "../../modules/customer-group/index.ts";
import { SUCCESS } from "../answer/answers.ts";
import { handle } from "../answer/endpoint.ts";

export const customerGroupHandlers = {
  getCustomerGroupRegistrationInfo: handle(endpoints.getCustomerGroupRegistrationInfo, ({ scope, params }) =>
    groupRegistration(scope, params.customerGroupId),
  ),

  requestCustomerGroup: handle(endpoints.requestCustomerGroup, async (call) => {
    await requestGroup(call.services, call, call.params.customerGroupId);
    return SUCCESS;
  }),
} as const;
