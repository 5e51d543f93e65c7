import { endpoints } from "@hearth/contract";
import { addressList } from "../../modules/address/index.ts";
import { handle } from "../endpoint.ts";

export const listAddress = handle(endpoints.listAddress, ({ services, scope, criteria }) =>
  addressList(services.sql, scope, criteria),
);
