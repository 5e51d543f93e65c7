import type { HealthReport } from "@hearth/admin-contract";

type Part = HealthReport["parts"][number];
type State = Part["state"];

/** What was found, before anybody says whether it is good. Times as they go over the wire. */
export interface HealthFacts {
  nowMs: number;
  databaseMs: number;
  /** Null: there is none in this shop. Undefined: there is, and it does not answer. */
  cacheMs: number | null | undefined;
  searchMs: number | null | undefined;
  workerSeenAt: string | null;
  outbox: Queue;
  jobs: Queue;
  deadJobs: Queue;
}

interface Queue {
  waiting: number;
  oldest: string | null;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** An answer takes a few milliseconds; one that takes this long is felt by everybody. */
const SLOW_ANSWER_MS = 500;
/** The worker shows itself every five seconds. */
const SILENT_MS = { slow: 15 * SECOND_MS, bad: MINUTE_MS };
/** A change is in the shop within two seconds, a mail on its way within some: beyond that somebody notices. */
const OUTBOX_MS = { slow: 10 * SECOND_MS, bad: MINUTE_MS };
const JOBS_MS = { slow: MINUTE_MS, bad: 10 * MINUTE_MS };

export function judgeHealth(facts: HealthFacts): HealthReport["parts"] {
  const { databaseMs, cacheMs, searchMs, workerSeenAt, outbox, jobs, deadJobs } = facts;
  const age = (at: string | null) => (at === null ? 0 : facts.nowMs - Date.parse(at));
  const queue = (part: Part["part"], { waiting, oldest }: Queue, limits: typeof OUTBOX_MS): Part => ({
    ...nothing,
    part,
    state: byAge(age(oldest), limits),
    waiting,
    since: oldest,
  });
  return [
    answering("database", databaseMs),
    answering("cache", cacheMs),
    answering("search", searchMs),
    {
      ...nothing,
      part: "worker",
      state: workerSeenAt === null ? "bad" : byAge(age(workerSeenAt), SILENT_MS),
      since: workerSeenAt,
    },
    queue("outbox", outbox, OUTBOX_MS),
    queue("jobs", jobs, JOBS_MS),
    // However long they lie there: somebody has to decide, and nothing else stops.
    { ...queue("dead-jobs", deadJobs, JOBS_MS), state: deadJobs.waiting > 0 ? "slow" : "good" },
  ];
}

const nothing = { milliseconds: null, waiting: null, since: null };

function answering(part: Part["part"], ms: number | null | undefined): Part {
  if (ms === null) return { ...nothing, part, state: "off" };
  if (ms === undefined) return { ...nothing, part, state: "bad" };
  return { ...nothing, part, state: ms >= SLOW_ANSWER_MS ? "slow" : "good", milliseconds: Math.round(ms) };
}

function byAge(ms: number, limits: { slow: number; bad: number }): State {
  if (ms >= limits.bad) return "bad";
  return ms >= limits.slow ? "slow" : "good";
}
