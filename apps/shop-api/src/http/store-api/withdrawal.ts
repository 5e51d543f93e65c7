import { endpoints } from "@hearth/contract";
import { receiveWithdrawal } from "../../modules/withdrawal/index.ts";
import { handle } from "../answer/endpoint.ts";

export const withdrawalHandlers = {
  declareWithdrawal: handle(endpoints.declareWithdrawal, (call) =>
    receiveWithdrawal(call.services, call, call.input),
  ),
} as const;
