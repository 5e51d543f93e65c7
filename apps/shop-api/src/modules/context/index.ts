// Who asks, in which language, currency and country: the request's scope, the stored choices of a session, and GET/PATCH /context.
export { type Scope, taxRateFor } from "./scope.ts";
