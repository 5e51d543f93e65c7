import { adminEndpoints, type AdminEndpoints } from "@hearth/admin-contract";
import {
  blockCustomer,
  changeGroup,
  customerChoices,
  erasePerson,
  exportPerson,
  listCustomers,
  lockSeen,
  readCustomerSheet,
  traceOf,
  unblockCustomer,
} from "../../modules/customer-desk/index.ts";
import type { Services } from "../../services.ts";
import { type AdminChange, change, plain, versioned } from "./admin-handler.ts";

type Door = AdminChange<AdminEndpoints["blockCustomer"] | AdminEndpoints["unblockCustomer"]>;

async function moveDoor({ services, tx, params, input, note }: Door, move: typeof blockCustomer) {
  const { before, after } = await move(tx, services.config, { id: params.id, version: input.version });
  note({ object: params.id, before: traceOf(before), after: traceOf(after) });
  return after;
}

const asOfNow = ({ references }: Services) => ({ references, now: Date.now() });

export const customerHandlers = {
  listCustomers: plain(adminEndpoints.listCustomers, ({ services, list }) =>
    listCustomers(services.sql, list),
  ),
  readCustomer: versioned(adminEndpoints.readCustomer, (sql, { services, params }) =>
    readCustomerSheet({ ...services, sql }, params.id),
  ),
  readCustomerChoices: plain(adminEndpoints.readCustomerChoices, ({ services }) =>
    customerChoices(services.references.current()),
  ),
  blockCustomer: change(adminEndpoints.blockCustomer, (call) => moveDoor(call, blockCustomer)),
  unblockCustomer: change(adminEndpoints.unblockCustomer, (call) => moveDoor(call, unblockCustomer)),
  changeCustomerGroup: change(
    adminEndpoints.changeCustomerGroup,
    async ({ services: { config, references }, tx, params, input, note }) => {
      const ports = { config, reference: references.current() };
      const { before, after } = await changeGroup(tx, ports, { ...input, id: params.id });
      note({ object: params.id, before: traceOf(before), after: traceOf(after) });
      return after;
    },
  ),
  exportCustomer: change(adminEndpoints.exportCustomer, async ({ services, tx, params, note }) => {
    const { number, held } = await exportPerson(tx, asOfNow(services), params.id);
    // That a copy was made is on record, not what was in it.
    note({ object: params.id, after: { number } });
    return {
      fileName: `customer-${number}.json`,
      mimeType: "application/json",
      content: Buffer.from(JSON.stringify(held, null, 2)).toString("base64"),
    };
  }),
  eraseCustomer: change(adminEndpoints.eraseCustomer, async ({ services, tx, params, input, note }) => {
    const seen = await lockSeen(tx, services.config, { id: params.id, version: input.version });
    await erasePerson(tx, asOfNow(services), params.id);
    note({ object: params.id, before: { number: seen.number, orderCount: seen.orderCount } });
  }),
} as const;
