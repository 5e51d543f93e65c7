import { endpoints } from "@hearth/contract";
import { confirmRecovery } from "../../modules/customer/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const recoveryPassword = handle(endpoints.recoveryPassword, async (call) => {
  const newDevice = await confirmRecovery(call.services, call, call.input);
  if (newDevice !== null) call.setDevice(newDevice);
  return SUCCESS;
});
