import { endpoints } from "@hearth/contract";
import { readCustomer as read } from "../../modules/customer/index.ts";
import { handle } from "../endpoint.ts";

export const readCustomer = handle(endpoints.readCustomer, ({ scope, services, criteria }) =>
  read(services.sql, scope, criteria),
);
