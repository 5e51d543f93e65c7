import { adminEndpoints } from "@hearth/admin-contract";
import { companyReader } from "../../../modules/company/index.ts";
import {
  exportOrders,
  listOrders,
  printDeliveryNote,
  printPickList,
  readOrderDocument,
  readOrderSheet,
} from "../../../modules/order-desk/index.ts";
import type { Services } from "../../../services.ts";
import { change, plain, versioned } from "../admin-handler.ts";

export const orderHandlers = {
  listOrders: plain(adminEndpoints.listOrders, ({ services, list }) => listOrders(services.sql, list)),
  exportOrders: change(adminEndpoints.exportOrders, async ({ tx, input, note }) => {
    const { filter = {}, search } = input;
    const items = await exportOrders(tx, { filter, search });
    // What was searched for may be a person's name.
    note({
      object: null,
      after: { count: items.length, filter: Object.keys(filter), isSearch: search !== undefined },
    });
    return { items };
  }),
  readOrder: versioned(adminEndpoints.readOrder, (sql, { params }) => readOrderSheet(sql, params.id)),
  printPickList: plain(adminEndpoints.printPickList, ({ services, params, visit }) =>
    printPickList(printPorts(services), params.id, visit.person.locale),
  ),
  printDeliveryNote: plain(adminEndpoints.printDeliveryNote, ({ services, params }) =>
    printDeliveryNote(printPorts(services), params.id, params.shipmentId),
  ),
  readOrderDocument: plain(adminEndpoints.readOrderDocument, ({ services, params }) =>
    readOrderDocument(services.sql, params.id, params.documentId),
  ),
} as const;

function printPorts({ sql, config }: Services) {
  return { sql, company: companyReader(config) };
}
