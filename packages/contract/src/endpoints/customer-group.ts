import { idParam, readEndpoint } from "../endpoint.ts";
import { CustomerGroupRegistrationSchema } from "../entity/customer-group.ts";
import { badId, badParameter } from "./shared-errors.ts";

export const customerGroupEndpoints = {
  getCustomerGroupRegistrationInfo: readEndpoint({
    operationId: "getCustomerGroupRegistrationInfo",
    method: "GET",
    alsoGet: false,
    path: "/customer-group-registration/config/{customerGroupId}",
    summary: "What the registration page of a customer group shows",
    pathParams: { customerGroupId: idParam("Id of the customer group") },
    answers: { 200: CustomerGroupRegistrationSchema },
    errors: [badId, badParameter, { status: 404, code: "CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND" }],
  }),
} as const;
