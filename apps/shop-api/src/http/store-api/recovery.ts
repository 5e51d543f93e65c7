import { endpoints } from "@hearth/contract";
import { confirmRecovery, isRecoveryExpired, requestRecovery } from "../../modules/authentication/index.ts";
import { SUCCESS } from "../answer/answers.ts";
import { handle } from "../answer/endpoint.ts";

export const recoveryHandlers = {
  sendRecoveryMail: handle(endpoints.sendRecoveryMail, async (call) => {
    await requestRecovery(call.services, call, call.input);
    return SUCCESS;
  }),

  getCustomerRecoveryIsExpired: handle(endpoints.getCustomerRecoveryIsExpired, async (call) => ({
    isExpired: await isRecoveryExpired(call.services, call, call.input),
    apiAlias: "array_struct",
  })),

  recoveryPassword: handle(endpoints.recoveryPassword, async (call) => {
    const newDevice = await confirmRecovery(call.services, call, call.input);
    if (newDevice !== null) call.setDevice(newDevice);
    return SUCCESS;
  }),
} as const;
