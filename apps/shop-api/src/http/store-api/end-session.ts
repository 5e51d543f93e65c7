import { endpoints } from "@hearth/contract";
import { logout, signedIn } from "../../modules/customer/index.ts";
import { endOwnSession } from "../../modules/session/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const endSession = handle(endpoints.endSession, async (call) => {
  const { scope, services, params } = call;
  // Whoever ends the session they are in signs out.
  if (params.sessionId === scope.sessionId) call.setToken(await logout(services, call));
  else await endOwnSession(services.writes, signedIn(scope).id, params.sessionId);
  return NO_CONTENT;
});
