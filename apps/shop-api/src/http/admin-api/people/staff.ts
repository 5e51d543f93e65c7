import { adminEndpoints } from "@hearth/admin-contract";
import { changeStaff, inviteAgain, inviteStaff, listStaff, readStaff } from "../../../modules/staff/index.ts";
import { newId } from "../../../platform/new-id.ts";
import { change, plain } from "../admin-handler.ts";

export const staffHandlers = {
  listStaff: plain(adminEndpoints.listStaff, ({ services, list }) => listStaff(services.sql, list)),
  readStaff: plain(adminEndpoints.readStaff, ({ services, params }) => readStaff(services.sql, params.id)),
  inviteStaff: change(
    adminEndpoints.inviteStaff,
    async ({ services: { config }, tx, visit, input, note }) => {
      const request = { ...input, id: newId() };
      const { member } = await inviteStaff(tx, config, { by: visit.person, request });
      note({ object: member.id, after: member });
      return member;
    },
  ),
  inviteAgain: change(
    adminEndpoints.inviteAgain,
    async ({ services: { config }, tx, visit, params, input, note }) => {
      const whom = { by: visit.person, id: params.id, version: input.version };
      const { before, after } = await inviteAgain(tx, config, whom);
      note({ object: params.id, before, after });
      return after;
    },
  ),
  changeStaff: change(adminEndpoints.changeStaff, async ({ tx, visit, params, input, note }) => {
    const { before, after } = await changeStaff(tx, visit.person, { ...input, id: params.id });
    note({ object: params.id, before, after });
    return after;
  }),
} as const;
