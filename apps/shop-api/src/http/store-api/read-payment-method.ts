import { endpoints } from "@hearth/contract";
import { paymentMethodList } from "../../modules/lookup/index.ts";
import { handle } from "../endpoint.ts";

export const readPaymentMethod = handle(endpoints.readPaymentMethod, ({ scope, criteria }) =>
  paymentMethodList(scope, criteria),
);
