// Who asks, in which language, currency and country: the request's scope, the stored choices of a session, and GET/PATCH /context.
export { buildScope } from "./build-scope.ts";
export { openSession } from "./open-session.ts";
export { presentContext } from "./present-context.ts";
export { type Scope, taxRateFor } from "./scope.ts";
export { updateContext } from "./update-context.ts";
