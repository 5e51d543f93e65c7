import { endpoints } from "@hearth/contract";
import { placeOrder } from "../../modules/order/index.ts";
import { newId } from "../../platform/new-id.ts";
import { handle } from "../endpoint.ts";

export const createOrder = handle(endpoints.createOrder, ({ services, scope, input }) =>
  placeOrder({ ...services, newId }, scope, input),
);
