const NOTIFICATION_DELAY_MS = 2500;
const TOAST_DELAY_MS = 5000;

export const noticeTypes = ["info", "success", "warning", "danger"] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Null: stays until the visitor closes it. */
export function noticeDelayMs(kind: "notification" | "toast", persistent: boolean): number | null {
  if (persistent) return null;
  return kind === "toast" ? TOAST_DELAY_MS : NOTIFICATION_DELAY_MS;
}

/** What needs an answer interrupts, the rest waits for its turn. */
export function noticeRole(type: NoticeType): "status" | "alert" {
  return type === "danger" || type === "warning" ? "alert" : "status";
}

/** Time that is left, and since when it runs; null while it is held. */
export interface Countdown {
  leftMs: number;
  runsSinceMs: number | null;
}

export function hold({ leftMs, runsSinceMs }: Countdown, nowMs: number): Countdown {
  if (runsSinceMs === null) return { leftMs, runsSinceMs };
  return { leftMs: Math.max(0, leftMs - (nowMs - runsSinceMs)), runsSinceMs: null };
}

export function release({ leftMs, runsSinceMs }: Countdown, nowMs: number): Countdown {
  return { leftMs, runsSinceMs: runsSinceMs ?? nowMs };
}
