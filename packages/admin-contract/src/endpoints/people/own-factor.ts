import { OWN_ACCOUNT } from "@hearth/rules";
import Type from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { EnrolledSchema, PasskeySchema, WebAuthnJson } from "../../entity/session.ts";
import { fields } from "../../fields.ts";
import { badCode, notFound, throttled } from "../../shared-errors.ts";

const own = { resource: OWN_ACCOUNT, isSensitive: true } as const;
const enrolling = ["enrolment", "full"] as const;
const lastFactor = { status: 409, code: "ADMIN__LAST_FACTOR" } as const;
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

/** Second factors of one's own. The first one finishes the sign-in of somebody new. */
export const ownFactorEndpoints = {
  startTotp: adminEndpoint({
    ...own,
    operationId: "startTotp",
    method: "POST",
    path: "/own/totp",
    summary: "A new secret for an authenticator app; it counts once a code was proven",
    action: "create",
    access: enrolling,
    answers: { 200: Type.Object({ secret: Type.String(), url: Type.String() }) },
  }),
  confirmTotp: adminEndpoint({
    ...own,
    operationId: "confirmTotp",
    method: "POST",
    path: "/own/totp/confirm",
    summary: "Prove the first code of the new secret",
    action: "create",
    access: enrolling,
    input: Type.Object({ code: fields.code }),
    required: ["code"],
    answers: { 200: EnrolledSchema },
    errors: [badCode, throttled],
  }),
  removeTotp: adminEndpoint({
    ...own,
    operationId: "removeTotp",
    method: "DELETE",
    path: "/own/totp",
    summary: "Do without the authenticator app; a passkey must be left",
    action: "remove",
    answers: { 204: null },
    errors: [lastFactor, notFound],
  }),
  listPasskeys: adminEndpoint({
    resource: OWN_ACCOUNT,
    operationId: "listPasskeys",
    method: "GET",
    path: "/own/passkey",
    summary: "One's own passkeys",
    action: "read",
    answers: { 200: Type.Object({ passkeys: Type.Array(PasskeySchema) }) },
  }),
  startPasskey: adminEndpoint({
    ...own,
    operationId: "startPasskey",
    method: "POST",
    path: "/own/passkey/options",
    summary: "What navigator.credentials.create wants",
    action: "create",
    access: enrolling,
    answers: { 200: WebAuthnJson },
  }),
  addPasskey: adminEndpoint({
    ...own,
    operationId: "addPasskey",
    method: "POST",
    path: "/own/passkey",
    summary: "Keep a passkey",
    action: "create",
    access: enrolling,
    input: Type.Object({ name: fields.name, response: WebAuthnJson }),
    required: ["name", "response"],
    answers: { 200: EnrolledSchema },
    errors: [badCode, throttled],
  }),
  removePasskey: adminEndpoint({
    ...own,
    operationId: "removePasskey",
    method: "DELETE",
    path: "/own/passkey/{id}",
    summary: "Forget a passkey; some second factor must be left",
    action: "remove",
    pathParams: { id: idParam("Id of an own passkey") },
    answers: { 204: null },
    errors: [lastFactor, notFound],
  }),
  renewRecoveryCodes: adminEndpoint({
    ...own,
    operationId: "renewRecoveryCodes",
    method: "POST",
    path: "/own/recovery-codes",
    summary: "Ten new recovery codes; the old ones are worth nothing",
    action: "create",
    answers: { 200: RecoveryCodes },
  }),
} as const;
