import { endpoints } from "@hearth/contract";
import { createAddress } from "../../modules/address/index.ts";
import { handle } from "../endpoint.ts";

export const createCustomerAddress = handle(endpoints.createCustomerAddress, ({ services, scope, input }) =>
  createAddress(services.writes, scope, input),
);
