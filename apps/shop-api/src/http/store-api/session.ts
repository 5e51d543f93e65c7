import { type CustomerSessions, endpoints } from "@hearth/contract";
import { logout } from "../../modules/authentication/index.ts";
import { signedIn } from "../../modules/context/index.ts";
import { endOtherSessions, endOwnSession, listSessions } from "../../modules/session/index.ts";
import { handle, NO_CONTENT } from "../answer/endpoint.ts";

export const sessionHandlers = {
  readSessions: handle(endpoints.readSessions, async ({ services, scope }): Promise<CustomerSessions> => {
    const whose = { customerId: signedIn(scope).id, sessionId: scope.sessionId };
    const sessions = await listSessions(services.sql, whose, services.config.sessionLifetimeSeconds);
    return { sessions, apiAlias: "hearth_customer_sessions" };
  }),

  endSession: handle(endpoints.endSession, async (call) => {
    const { scope, services, params } = call;
    // Whoever ends the session they are in signs out.
    if (params.sessionId === scope.sessionId) call.setToken(await logout(services, call));
    else await endOwnSession(services.writes, signedIn(scope).id, params.sessionId);
    return NO_CONTENT;
  }),

  endOtherSessions: handle(endpoints.endOtherSessions, async ({ scope, services }) => {
    await endOtherSessions(services.writes, signedIn(scope).id, scope.sessionId ?? "");
    return NO_CONTENT;
  }),
} as const;
