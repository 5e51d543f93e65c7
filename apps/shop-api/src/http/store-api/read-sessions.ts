import { type CustomerSessions, endpoints } from "@hearth/contract";
import { signedIn } from "../../modules/customer/index.ts";
import { listSessions } from "../../modules/session/index.ts";
import { handle } from "../endpoint.ts";

export const readSessions = handle(
  endpoints.readSessions,
  async ({ services, scope }): Promise<CustomerSessions> => {
    const whose = { customerId: signedIn(scope).id, sessionId: scope.sessionId };
    const sessions = await listSessions(services.sql, whose, services.config.sessionLifetimeSeconds);
    return { sessions, apiAlias: "hearth_customer_sessions" };
  },
);
