import { endpoints } from "@hearth/contract";
import { findOrder as find } from "../../modules/order/index.ts";
import { handle } from "../endpoint.ts";

export const findOrder = handle(endpoints.findOrder, (call) => {
  const { orderNumber, email, zipcode } = call.input;
  const asked = { orderNumber: orderNumber ?? "", email: email ?? "", zipcode: zipcode ?? "" };
  return find(call.services, call, asked);
});
