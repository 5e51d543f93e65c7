import { adminEndpoints } from "@hearth/admin-contract";
import { companyReader } from "../../modules/company/index.ts";
import {
  listOrders,
  printDeliveryNote,
  printPickList,
  readOrderSheet,
} from "../../modules/order-desk/index.ts";
import type { Services } from "../../services.ts";
import { plain, versioned } from "./admin-handler.ts";

export const orderHandlers = {
  listOrders: plain(adminEndpoints.listOrders, ({ services, list }) => listOrders(services.sql, list)),
  readOrder: versioned(adminEndpoints.readOrder, (sql, { params }) => readOrderSheet(sql, params.id)),
  printPickList: plain(adminEndpoints.printPickList, ({ services, params, visit }) =>
    printPickList(printPorts(services), params.id, visit.person.locale),
  ),
  printDeliveryNote: plain(adminEndpoints.printDeliveryNote, ({ services, params }) =>
    printDeliveryNote(printPorts(services), params.id, params.shipmentId),
  ),
} as const;

function printPorts({ sql, config }: Services) {
  return { sql, company: companyReader(config) };
}
