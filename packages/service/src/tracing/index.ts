/** Traces: what was done for one request, through storefront, API, database, jobs and mails. Off unless a collector is named. */
export { currentSpan, during, inside, inSpan } from "./current-span.ts";
export { errorCode } from "./error-code.ts";
export { openTracing } from "./open-tracing.ts";
export { readTraceSettings, type TraceSettings } from "./trace-settings.ts";
export { tracedCalls } from "./traced-calls.ts";
export type { OpenSpan, SpanFacts, SpanSpec, Tracer } from "./span.ts";
