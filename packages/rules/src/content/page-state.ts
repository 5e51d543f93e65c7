export const pageStates = ["draft", "scheduled", "published", "ended"] as const;
export type PageState = (typeof pageStates)[number];

/** Instants as ISO times. */
export interface PageTimes {
  /** The shop shows it since then; null: it does not. */
  readonly liveSince: string | null;
  /** Last time it went from the shop. */
  readonly endedAt: string | null;
  /** When the worker shows it. */
  readonly publishAt: string | null;
}

/** What is shown is published, even if another version of it is planned. */
export function pageState({ liveSince, endedAt, publishAt }: PageTimes): PageState {
  if (liveSince !== null) return "published";
  if (publishAt !== null) return "scheduled";
  return endedAt === null ? "draft" : "ended";
}

export type ScheduleProblem = "IN_THE_PAST" | "ENDS_BEFORE_IT_BEGINS" | "NEVER_BEGINS";

export interface Schedule {
  readonly isLive: boolean;
  readonly publishAt: string | null;
  readonly endAt: string | null;
}

/** Null: it can be kept. `now` in milliseconds. */
export function scheduleProblem({ isLive, publishAt, endAt }: Schedule, now: number): ScheduleProblem | null {
  if ([publishAt, endAt].some((time) => time !== null && Date.parse(time) <= now)) return "IN_THE_PAST";
  if (endAt === null) return null;
  if (publishAt === null) return isLive ? null : "NEVER_BEGINS";
  return Date.parse(endAt) <= Date.parse(publishAt) ? "ENDS_BEFORE_IT_BEGINS" : null;
}
