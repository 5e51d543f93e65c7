import { loggedError } from "./logged-error.ts";

/** How our services log: one JSON object per line, without headers (tokens, cookies) and without what a database error repeats. */
export function logSettings(level: string) {
  return { level, redact: ["req.headers"], serializers: { err: loggedError } };
}
