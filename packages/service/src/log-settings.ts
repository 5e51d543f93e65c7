import { loggedError } from "./logged-error.ts";
import { currentSpan } from "./tracing/current-span.ts";

/** How our services log: one JSON object per line, without headers (tokens, cookies) and without what a database error repeats. */
export function logSettings(level: string) {
  return { level, redact: ["req.headers"], serializers: { err: loggedError }, mixin: traceOfLine };
}

/** Finds the trace of a line, where there is one. */
function traceOfLine(): object {
  const span = currentSpan();
  return span ? { traceId: span.traceId } : {};
}
