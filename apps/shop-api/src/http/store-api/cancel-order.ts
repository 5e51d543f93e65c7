import { endpoints } from "@hearth/contract";
import { cancelByCustomer } from "../../modules/order/index.ts";
import { handle } from "../endpoint.ts";

export const cancelOrder = handle(endpoints.cancelOrder, ({ services, scope, input }) =>
  cancelByCustomer(services, scope, input),
);
