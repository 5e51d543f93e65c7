import { adminEndpoints } from "@hearth/admin-contract";
import { listOrders, readOrderSheet } from "../../modules/order/index.ts";
import { plain } from "./admin-handler.ts";

export const orderHandlers = {
  listOrders: plain(adminEndpoints.listOrders, ({ services, list }) => listOrders(services.sql, list)),
  readOrder: plain(adminEndpoints.readOrder, ({ services, params }) =>
    readOrderSheet(services.sql, params.id),
  ),
} as const;
