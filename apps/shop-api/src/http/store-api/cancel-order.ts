import { endpoints } from "@hearth/contract";
import { cancelByCustomer } from "../../modules/order/index.ts";
import { handle } from "../endpoint.ts";

export const cancelOrder = handle(endpoints.cancelOrder, (call) =>
  cancelByCustomer(call.services, call, call.input),
);
