import { adminEndpoints } from "@hearth/admin-contract";
import { readSalesFigures } from "../../modules/order-desk/index.ts";
import { plain } from "./admin-handler.ts";

export const salesFiguresHandlers = {
  readSalesFigures: plain(adminEndpoints.readSalesFigures, ({ services }) =>
    readSalesFigures(services.sql, services.references.current(), Date.now()),
  ),
} as const;
