import { adminEndpoints } from "@hearth/admin-contract";
import {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from "../../../modules/staff/index.ts";
import { plain } from "../admin-handler.ts";

export const ownAccountHandlers = {
  changeOwnPassword: plain(
    adminEndpoints.changeOwnPassword,
    async ({ services, caller, visit, input, setToken }) =>
      setToken(await changeOwnPassword(services, caller, visit, input)),
  ),
  listOwnSessions: plain(adminEndpoints.listOwnSessions, async ({ services, visit }) => ({
    sessions: await listOwnSessions(services, visit),
  })),
  endOwnSession: plain(adminEndpoints.endOwnSession, ({ services, caller, visit, params }) =>
    endOwnSession(services, caller, visit, params.id),
  ),
  endOtherSessions: plain(adminEndpoints.endOtherSessions, ({ services, caller, visit }) =>
    endOtherSessions(services, caller, visit),
  ),
} as const;
