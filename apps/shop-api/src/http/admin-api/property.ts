import { adminEndpoints } from "@hearth/admin-contract";
import {
  changedParts,
  changeOptions,
  changeProperty,
  createProperty,
  listProperties,
  readProperty,
  removeProperty,
} from "../../modules/assortment/index.ts";
import { newId } from "../../platform/new-id.ts";
import { change, plain, versioned } from "./admin-handler.ts";

export const propertyHandlers = {
  listProperties: plain(adminEndpoints.listProperties, ({ services, list }) =>
    listProperties(services.sql, services.references.current(), list),
  ),
  readProperty: versioned(adminEndpoints.readProperty, (sql, { services, params }) =>
    readProperty(sql, services.references.current(), params.id),
  ),
  createProperty: change(adminEndpoints.createProperty, async ({ services, tx, input, note }) => {
    const after = await createProperty(tx, services.references.current(), { id: newId(), ...input });
    note({ object: after.id, after });
    return after;
  }),
  changeProperty: change(adminEndpoints.changeProperty, async ({ services, tx, params, input, note }) => {
    const { version, ...wish } = input;
    const seen = { id: params.id, version };
    const { before, after } = await changeProperty(tx, services.references.current(), seen, wish);
    note({ object: params.id, ...changedParts(before, after) });
    return after;
  }),
  changePropertyOptions: change(
    adminEndpoints.changePropertyOptions,
    async ({ services, tx, params, input, note }) => {
      const { version, options: wishes } = input;
      const seen = { id: params.id, version };
      const reference = services.references.current();
      const { before, after } = await changeOptions(tx, reference, seen, { wishes, newId });
      note({ object: params.id, ...changedParts(before, after) });
      return after;
    },
  ),
  removeProperty: change(adminEndpoints.removeProperty, async ({ services, tx, params, input, note }) => {
    const seen = { id: params.id, version: input.version };
    note({ object: params.id, before: await removeProperty(tx, services.references.current(), seen) });
  }),
} as const;
