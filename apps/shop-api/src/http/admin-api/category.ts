import { adminEndpoints } from "@hearth/admin-contract";
import {
  changeCategoryText,
  changedParts,
  createCategory,
  listCategories,
  moveCategory,
  readCategory,
  readCategoryRemoval,
  removeCategory,
} from "../../modules/assortment/index.ts";
import { newId } from "../../platform/new-id.ts";
import { change, plain, versioned } from "./admin-handler.ts";

export const categoryHandlers = {
  listCategories: plain(adminEndpoints.listCategories, async ({ services }) => ({
    categories: await listCategories(services.sql, services.references.current()),
  })),
  readCategory: versioned(adminEndpoints.readCategory, (sql, { services, params }) =>
    readCategory(sql, services.references.current(), params.id),
  ),
  createCategory: change(adminEndpoints.createCategory, async ({ services, tx, input, note }) => {
    const made = { id: newId(), ...input };
    const after = await createCategory(tx, services.references.current(), made, newId);
    note({ object: after.id, after });
    return after;
  }),
  readCategoryRemoval: versioned(adminEndpoints.readCategoryRemoval, (sql, { services, params }) =>
    readCategoryRemoval(sql, services.references.current(), params.id),
  ),
  removeCategory: change(adminEndpoints.removeCategory, async ({ services, tx, params, input, note }) => {
    const seen = { id: params.id, version: input.version };
    const { before, products } = await removeCategory(tx, services.references.current(), seen, newId);
    note({ object: params.id, before: { ...before, products } });
  }),
  changeCategoryText: change(
    adminEndpoints.changeCategoryText,
    async ({ services, tx, params, input, note }) => {
      const { version, ...text } = input;
      const seen = { id: params.id, version };
      const { before, after } = await changeCategoryText(tx, services.references.current(), seen, text);
      note({ object: params.id, ...changedParts(before, after) });
      return after;
    },
  ),
  moveCategory: change(adminEndpoints.moveCategory, async ({ services, tx, params, input, note }) => {
    const { version, ...to } = input;
    const seen = { id: params.id, version };
    const { before, after } = await moveCategory(tx, services.references.current(), seen, to);
    note({ object: params.id, ...changedParts(before, after) });
    return after;
  }),
} as const;
