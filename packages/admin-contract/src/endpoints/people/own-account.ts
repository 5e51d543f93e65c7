import { OWN_ACCOUNT } from "@hearth/rules";
import Type from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { StaffSessionSchema } from "../../entity/session.ts";
import { fields } from "../../fields.ts";
import { badCredentials, notFound, throttled, tooBusy, weakPassword } from "../../shared-errors.ts";

/** One's own password and the devices one is signed in with. */
export const ownAccountEndpoints = {
  changeOwnPassword: adminEndpoint({
    operationId: "changeOwnPassword",
    method: "POST",
    path: "/own/password",
    summary: "Choose another password; every other device is signed out",
    resource: OWN_ACCOUNT,
    action: "change",
    isSensitive: true,
    input: Type.Object({ password: fields.password, newPassword: fields.newPassword }),
    required: ["password", "newPassword"],
    answers: { 204: null },
    errors: [badCredentials, throttled, tooBusy, weakPassword],
  }),
  listOwnSessions: adminEndpoint({
    operationId: "listOwnSessions",
    method: "GET",
    path: "/own/session",
    summary: "The devices one is signed in with, the one used last first",
    resource: OWN_ACCOUNT,
    action: "read",
    answers: { 200: Type.Object({ sessions: Type.Array(StaffSessionSchema) }) },
  }),
  endOwnSession: adminEndpoint({
    operationId: "endOwnSession",
    method: "DELETE",
    path: "/own/session/{id}",
    summary: "Sign one device out",
    resource: OWN_ACCOUNT,
    action: "remove",
    pathParams: { id: idParam("Id of an own session") },
    answers: { 204: null },
    errors: [notFound],
  }),
  endOtherSessions: adminEndpoint({
    operationId: "endOtherSessions",
    method: "POST",
    path: "/own/session/end-others",
    summary: "Sign every other device out",
    resource: OWN_ACCOUNT,
    action: "remove",
    answers: { 204: null },
  }),
} as const;
