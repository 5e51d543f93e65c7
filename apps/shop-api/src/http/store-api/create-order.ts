import { endpoints } from "@hearth/contract";
import { placeOrder } from "../../modules/order/index.ts";
import { newId } from "../../platform/new-id.ts";
import { handle } from "../endpoint.ts";

export const createOrder = handle(endpoints.createOrder, (call) =>
  placeOrder({ ...call.services, refused: call.services.metrics.refused, newId }, call, call.input),
);
