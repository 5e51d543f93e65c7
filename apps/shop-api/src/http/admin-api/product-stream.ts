import { adminEndpoints } from "@hearth/admin-contract";
import { changedParts } from "../../modules/assortment/index.ts";
import {
  changeStream,
  createStream,
  listStreams,
  readStream,
  removeStream,
  tryStream,
} from "../../modules/product-stream/index.ts";
import { newId } from "../../platform/new-id.ts";
import { change, plain, versioned } from "./admin-handler.ts";

export const productStreamHandlers = {
  listProductStreams: plain(adminEndpoints.listProductStreams, ({ services, list }) =>
    listStreams(services.sql, services.references.current(), list),
  ),
  readProductStream: versioned(adminEndpoints.readProductStream, (sql, { services, params }) =>
    readStream(sql, services.references.current(), params.id),
  ),
  tryProductStream: plain(adminEndpoints.tryProductStream, ({ services, input }) =>
    tryStream(services.sql, services.references.current(), input.rule),
  ),
  createProductStream: change(adminEndpoints.createProductStream, async ({ services, tx, input, note }) => {
    const after = await createStream(tx, services.references.current(), { id: newId(), ...input });
    note({ object: after.id, after });
    return after;
  }),
  changeProductStream: change(
    adminEndpoints.changeProductStream,
    async ({ services, tx, params, input, note }) => {
      const { version, ...wish } = input;
      const seen = { id: params.id, version };
      const { before, after } = await changeStream(tx, services.references.current(), seen, wish);
      note({ object: params.id, ...changedParts(before, after) });
      return after;
    },
  ),
  removeProductStream: change(
    adminEndpoints.removeProductStream,
    async ({ services, tx, params, input, note }) => {
      const seen = { id: params.id, version: input.version };
      note({ object: params.id, before: await removeStream(tx, services.references.current(), seen) });
    },
  ),
} as const;
