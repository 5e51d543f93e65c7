import { idParam, visitorEndpoint } from "../endpoint.ts";
import { CustomerSessionsSchema } from "../entity/customer/customer-session.ts";
import { badId, badParameter, notLoggedIn } from "./shared-errors.ts";

/** The devices a customer is signed in with; each has a token of its own. */
export const sessionEndpoints = {
  readSessions: visitorEndpoint({
    operationId: "readSessions",
    path: "/hearth/account/session",
    summary: "Ours: the devices the customer is signed in with, the one used last first",
    login: "customer",
    answers: { 200: CustomerSessionsSchema },
    errors: [badParameter, notLoggedIn],
  }),
  endSession: visitorEndpoint({
    operationId: "endSession",
    method: "DELETE",
    path: "/hearth/account/session/{sessionId}",
    summary: "Ours: sign one device out; one that is signed out already, or never was, is no error",
    login: "customer",
    pathParams: { sessionId: idParam("Id of a session of the customer") },
    answers: { 204: null },
    errors: [badId, badParameter, notLoggedIn],
  }),
  endOtherSessions: visitorEndpoint({
    operationId: "endOtherSessions",
    path: "/hearth/account/session/end-others",
    summary: "Ours: sign every other device out",
    login: "customer",
    answers: { 204: null },
    errors: [badParameter, notLoggedIn],
  }),
} as const;
