// Who asks, in which language, currency and country: the request's scope, the stored choices of a session, and GET/PATCH /context.
export { buildScope } from "./build-scope.ts";
export { type Caller, signedIn } from "./caller.ts";
export { openSession } from "./open-session.ts";
export { presentContext, presentLocation } from "./present-context.ts";
export { currencyFactor, type Scope, taxRateFor, toCurrency } from "./scope.ts";
export { isOver, isUntouched, SIGNED_IN_DAYS } from "./session-age.ts";
export { isToken, newToken, tokenHash } from "./session-token.ts";
export { updateContext } from "./update-context.ts";
export { saveChoices, type SessionChoices, type SessionRow, touchSession } from "./session.sql.ts";
