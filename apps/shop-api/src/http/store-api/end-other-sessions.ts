import { endpoints } from "@hearth/contract";
import { signedIn } from "../../modules/customer/index.ts";
import { endOtherSessions as endOthers } from "../../modules/session/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const endOtherSessions = handle(endpoints.endOtherSessions, async ({ scope, services }) => {
  await endOthers(services.writes, signedIn(scope).id, scope.sessionId ?? "");
  return NO_CONTENT;
});
