import { adminEndpoints, type AdminEndpoints, type BulkChange } from "@hearth/admin-contract";
import {
  beginBulkChange,
  listBulkChangeRows,
  listBulkChanges,
  prepareBulkChange,
  readBulkChange,
  rowsOfActive,
  rowsOfFile,
  rowsOfShare,
} from "../../modules/assortment/index.ts";
import { newId } from "../../platform/new-id.ts";
import { type AdminChange, change, plain } from "./admin-handler.ts";

type Preparing = AdminChange<
  | AdminEndpoints["preparePriceImport"]
  | AdminEndpoints["preparePriceChange"]
  | AdminEndpoints["prepareActiveChange"]
>;
type Rows = Parameters<typeof prepareBulkChange>[1]["rows"];

async function prepare({ tx, visit, note }: Preparing, kind: BulkChange["kind"], rows: Rows) {
  const after = await prepareBulkChange(tx, { id: newId(), kind, staff: visit.person.email, rows });
  note({ object: after.id, after });
  return after;
}

type Beginning = AdminChange<AdminEndpoints["applyBulkChange"] | AdminEndpoints["undoBulkChange"]>;

async function begin({ tx, params, input, note }: Beginning, step: "apply" | "undo") {
  const { before, after } = await beginBulkChange(tx, { id: params.id, version: input.version, step });
  note({ object: params.id, before, after });
  return after;
}

export const bulkChangeHandlers = {
  listBulkChanges: plain(adminEndpoints.listBulkChanges, ({ services, list }) =>
    listBulkChanges(services.sql, list),
  ),
  readBulkChange: plain(adminEndpoints.readBulkChange, ({ services, params }) =>
    readBulkChange(services.sql, params.id),
  ),
  listBulkChangeRows: plain(adminEndpoints.listBulkChangeRows, ({ services, params, list }) =>
    listBulkChangeRows(services.sql, params.id, list),
  ),
  preparePriceImport: change(adminEndpoints.preparePriceImport, async (call) => {
    const { services, tx, input } = call;
    return prepare(call, "price", await rowsOfFile(tx, services.references.current(), input));
  }),
  preparePriceChange: change(adminEndpoints.preparePriceChange, async (call) => {
    const { services, tx, input } = call;
    return prepare(call, "price", await rowsOfShare(tx, services.references.current(), input));
  }),
  prepareActiveChange: change(adminEndpoints.prepareActiveChange, async (call) =>
    prepare(call, "active", await rowsOfActive(call.tx, call.input)),
  ),
  applyBulkChange: change(adminEndpoints.applyBulkChange, (call) => begin(call, "apply")),
  undoBulkChange: change(adminEndpoints.undoBulkChange, (call) => begin(call, "undo")),
} as const;
