export type Attempt =
  | { kind: "lost" }
  | { kind: "timeout" }
  | { kind: "answer"; status: number; retryAfterSeconds: number | null; isMaintenance: boolean };

export interface CallNature {
  method: string;
  hasBody: boolean;
}

/** A DELETE could be sent twice too, but what the second one answers is not what happened. */
const idempotentMethods: ReadonlySet<string> = new Set(["GET", "HEAD"]);
const retryableStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const LONGEST_WAIT_SECONDS = 5;
const PAUSE_MS = 100;

/**
 * How long to wait before the one second try, or null when the first outcome stands. What has a body is sent once, also where it only
 * asks: a busy server is not helped by being asked the same again. (A kept connection that had ended before is no try at all: see
 * platform/http/http-exchange.server.ts.)
 */
export function retryAfterMs({ method, hasBody }: CallNature, attempt: Attempt): number | null {
  if (hasBody || !idempotentMethods.has(method) || attempt.kind === "timeout") return null;
  if (attempt.kind === "lost") return 0;
  if (attempt.isMaintenance || !retryableStatuses.has(attempt.status)) return null;
  if (attempt.status !== 429) return PAUSE_MS;
  const seconds = attempt.retryAfterSeconds;
  return seconds !== null && seconds < LONGEST_WAIT_SECONDS ? seconds * 1000 : null;
}
