export type Attempt =
  | { kind: "lost" }
  | { kind: "timeout" }
  | { kind: "answer"; status: number; retryAfterSeconds: number | null; isMaintenance: boolean };

export type CallNature = {
  /** Changes nothing, so asking twice does no harm: every public read, whatever its method. */
  isRead: boolean;
  method: string;
};

const retryableStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const longestWaitSeconds = 5;
const pauseMs = 100;

/** How long to wait before the one second try, or null when the first outcome stands. */
export function retryAfterMs(call: CallNature, attempt: Attempt): number | null {
  if (attempt.kind === "timeout") return null;
  if (attempt.kind === "lost") return call.isRead ? 0 : null;
  // A POST with a body is sent once: a busy server is not helped by being asked the same again.
  if (
    !call.isRead ||
    call.method !== "GET" ||
    attempt.isMaintenance ||
    !retryableStatuses.has(attempt.status)
  )
    return null;
  if (attempt.status !== 429) return pauseMs;
  const seconds = attempt.retryAfterSeconds;
  return seconds !== null && seconds < longestWaitSeconds ? seconds * 1000 : null;
}
