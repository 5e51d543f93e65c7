import { idParam, readEndpoint, visitorEndpoint } from "../endpoint.ts";
import { CustomerGroupRegistrationSchema } from "../entity/customer/customer-group.ts";
import { SuccessSchema } from "../envelope.ts";
import { NO_CHOICE } from "./form-errors.ts";
import { badId, badParameter, notLoggedIn } from "./shared-errors.ts";

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
  requestCustomerGroup: visitorEndpoint({
    operationId: "requestCustomerGroup",
    path: "/hearth/account/request-group/{customerGroupId}",
    summary: "Ours: a customer who is registered already asks for another group",
    login: "customer",
    pathParams: { customerGroupId: idParam("Id of the customer group") },
    answers: { 200: SuccessSchema },
    errors: [
      badId,
      badParameter,
      { status: 404, code: "CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND" },
      { status: 400, code: NO_CHOICE },
      notLoggedIn,
    ],
  }),
} as const;
