import { endpoints } from "@hearth/contract";
import { readOrders } from "../../modules/order/index.ts";
import { handle } from "../endpoint.ts";

export const readOrder = handle(endpoints.readOrder, (call) => readOrders(call.services, call, call));
