import type { AdminError } from "./admin-error.ts";

export const notFound = { status: 404, code: "FRAMEWORK__ENTITY_NOT_FOUND" } as const satisfies AdminError;
export const changedMeanwhileError = {
  status: 409,
  code: "ADMIN__CHANGED_MEANWHILE",
} as const satisfies AdminError;
export const badCredentials = { status: 401, code: "ADMIN__BAD_CREDENTIALS" } as const satisfies AdminError;
export const badCode = { status: 401, code: "ADMIN__BAD_CODE" } as const satisfies AdminError;
export const throttled = { status: 429, code: "ADMIN__THROTTLED" } as const satisfies AdminError;
/** Too many hashes wait already. */
export const tooBusy = { status: 429, code: "FRAMEWORK__RATE_LIMIT_EXCEEDED" } as const satisfies AdminError;
export const weakPassword = {
  status: 400,
  code: "VIOLATION::PASSWORD_TOO_COMMON",
} as const satisfies AdminError;
export const moreThanOwn = { status: 403, code: "ADMIN__MORE_THAN_OWN" } as const satisfies AdminError;
