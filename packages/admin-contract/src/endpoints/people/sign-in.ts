import { OWN_ACCOUNT } from "@hearth/rules";
import Type from "typebox";
import { adminEndpoint } from "../../admin-endpoint.ts";
import { MeSchema, WebAuthnJson } from "../../entity/session.ts";
import { fields } from "../../fields.ts";
import { badCode, badCredentials, throttled, tooBusy } from "../../shared-errors.ts";

const anyStage = ["password", "enrolment", "full"] as const;
/** To go on after the password, or to prove again what was proven when signing in. */
const provable = ["password", "full"] as const;
const own = { resource: OWN_ACCOUNT } as const;

/** Password, then a second factor; each step answers with a new cookie, and the one before is worth nothing. */
export const signInEndpoints = {
  signIn: adminEndpoint({
    ...own,
    operationId: "signIn",
    method: "POST",
    path: "/session",
    summary: "Prove the password; `stage` says what is missing",
    action: "create",
    access: "open",
    input: Type.Object({ email: fields.email, password: fields.password }),
    required: ["email", "password"],
    answers: { 200: MeSchema },
    errors: [badCredentials, throttled, tooBusy],
  }),
  proveTotp: adminEndpoint({
    ...own,
    operationId: "proveTotp",
    method: "POST",
    path: "/session/totp",
    summary: "Prove the code of an authenticator app; each code counts once",
    action: "change",
    access: provable,
    input: Type.Object({ code: fields.code }),
    required: ["code"],
    answers: { 200: MeSchema },
    errors: [badCode, throttled],
  }),
  proveRecoveryCode: adminEndpoint({
    ...own,
    operationId: "proveRecoveryCode",
    method: "POST",
    path: "/session/recovery-code",
    summary: "Sign in with one of the recovery codes, which is used up",
    action: "change",
    access: ["password"],
    input: Type.Object({ code: fields.code }),
    required: ["code"],
    answers: { 200: MeSchema },
    errors: [badCode, throttled],
  }),
  offerPasskey: adminEndpoint({
    ...own,
    operationId: "offerPasskey",
    method: "POST",
    path: "/session/passkey/options",
    summary: "What navigator.credentials.get wants",
    action: "read",
    access: provable,
    answers: { 200: WebAuthnJson },
  }),
  provePasskey: adminEndpoint({
    ...own,
    operationId: "provePasskey",
    method: "POST",
    path: "/session/passkey",
    summary: "Prove a passkey",
    action: "change",
    access: provable,
    input: Type.Object({ response: WebAuthnJson }),
    required: ["response"],
    answers: { 200: MeSchema },
    errors: [badCode, throttled],
  }),
  provePassword: adminEndpoint({
    ...own,
    operationId: "provePassword",
    method: "POST",
    path: "/session/password",
    summary: "Prove the password again, before something sensitive",
    action: "change",
    input: Type.Object({ password: fields.password }),
    required: ["password"],
    answers: { 200: MeSchema },
    errors: [badCredentials, throttled, tooBusy],
  }),
  readMe: adminEndpoint({
    ...own,
    operationId: "readMe",
    method: "GET",
    path: "/session",
    summary: "Who is signed in, how far, and what they may do",
    action: "read",
    access: anyStage,
    answers: { 200: MeSchema },
  }),
  signOut: adminEndpoint({
    ...own,
    operationId: "signOut",
    method: "DELETE",
    path: "/session",
    summary: "End this session",
    action: "remove",
    access: anyStage,
    answers: { 204: null },
  }),
} as const;
