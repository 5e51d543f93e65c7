import { adminEndpoints } from "@hearth/admin-contract";
import { changeRole, createRole, listRoles, removeRole } from "../../../modules/staff/index.ts";
import { newId } from "../../../platform/new-id.ts";
import { change, plain } from "../admin-handler.ts";

export const roleHandlers = {
  listRoles: plain(adminEndpoints.listRoles, async ({ services }) => ({
    roles: await listRoles(services.sql),
  })),
  createRole: change(adminEndpoints.createRole, async ({ tx, visit, input, note }) => {
    const role = await createRole(tx, visit.person.permissions, { ...input, id: newId() });
    note({ object: role.key, after: role });
    return role;
  }),
  changeRole: change(adminEndpoints.changeRole, async ({ tx, visit, params, input, note }) => {
    const role = { ...input, id: params.id };
    const { before, after } = await changeRole(tx, visit.person.permissions, role);
    note({ object: params.id, before, after });
    return after;
  }),
  removeRole: change(adminEndpoints.removeRole, async ({ tx, visit, params, input, note }) => {
    const role = { id: params.id, version: input.version };
    note({ object: params.id, before: await removeRole(tx, visit.person.permissions, role) });
  }),
} as const;
