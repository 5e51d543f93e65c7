import { endpoints } from "@hearth/contract";
import { isRecoveryExpired } from "../../modules/customer/index.ts";
import { handle } from "../endpoint.ts";

export const getCustomerRecoveryIsExpired = handle(endpoints.getCustomerRecoveryIsExpired, async (call) => ({
  isExpired: await isRecoveryExpired(call.services, call, call.input),
  apiAlias: "array_struct",
}));
