import { endpoints } from "@hearth/contract";
import { groupRegistration } from "../../modules/customer/index.ts";
import { handle } from "../endpoint.ts";

export const getCustomerGroupRegistrationInfo = handle(
  endpoints.getCustomerGroupRegistrationInfo,
  ({ scope, params }) => groupRegistration(scope, params.customerGroupId),
);
