import { endpoints } from "@hearth/contract";
import { shippingMethodList } from "../../modules/lookup/index.ts";
import { handle } from "../endpoint.ts";

export const readShippingMethod = handle(endpoints.readShippingMethod, ({ scope, criteria }) =>
  shippingMethodList(scope, criteria),
);
