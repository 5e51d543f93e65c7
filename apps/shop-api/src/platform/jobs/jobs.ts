import { EventEmitter } from "node:events";
import {
  type CronItem,
  Logger,
  parseCronItems,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import { type JobRun, watchRuns } from "./job-runs.ts";
import { freeJobsOfTheDead } from "./jobs-of-the-dead.ts";

type Warn = (error: unknown) => void;

export interface JobWatch {
  warn: Warn;
  /** Told of each that came to an end, whichever. */
  ran: (run: JobRun) => void;
}

/** Few: a job waits for a mail server or a payment provider most of the time. */
const SHARED_SLOTS = 4;
/** For what comes first and nothing else: whatever the others are stuck with, an order is confirmed. */
const RESERVED_SLOTS = 2;
export const JOB_CONCURRENCY = SHARED_SLOTS + RESERVED_SLOTS;
/** Jobs wake the worker themselves; this finds those whose time has come: repeats after a failure, and jobs whose word was lost. */
const POLL_MS = 2000;
/** What a job gets to finish when the worker is told to stop. */
const GRACE_MS = 5000;

export interface JobRunner {
  stop(): Promise<void>;
  /** Settles when the runner ends by itself, which it does only when something is wrong. */
  ended: Promise<void>;
}

/** Makes or updates the tables of the job library, in their own schema. */
export async function installJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, maxPoolSize: 2, logger: quietLogger(() => {}) });
}

export interface Jobs {
  tasks: TaskList;
  /** Names of those that have slots of their own besides. */
  first: readonly string[];
  /** What is done again and again, by whichever worker comes first. */
  cron: CronItem[];
}

/** Works on jobs in this process. A failed job is tried again with exponential back-off, 25 times in about four days. */
export async function startJobs(databaseUrl: string, jobs: Jobs, watch: JobWatch): Promise<JobRunner> {
  const { tasks, first, cron } = jobs;
  const reserved = Object.fromEntries(Object.entries(tasks).filter(([name]) => first.includes(name)));
  const runners = await Promise.all([
    startRunner(databaseUrl, { tasks, cron, slots: SHARED_SLOTS }, watch),
    startRunner(databaseUrl, { tasks: reserved, cron: [], slots: RESERVED_SLOTS }, watch),
  ]);
  return {
    ended: Promise.race(runners.map(({ ended }) => ended)),
    stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))),
  };
}

async function startRunner(
  databaseUrl: string,
  { tasks, cron, slots }: { tasks: TaskList; cron: CronItem[]; slots: number },
  { warn, ran }: JobWatch,
): Promise<JobRunner> {
  const events: WorkerEvents = new EventEmitter();
  watchRuns(events, ran);
  let name = "";
  events.on("pool:create", ({ workerPool }) => {
    name = workerPool.id;
  });
  const runner = await run({
    connectionString: databaseUrl,
    maxPoolSize: slots + 2,
    concurrency: slots,
    pollInterval: POLL_MS,
    gracefulShutdownAbortTimeout: GRACE_MS,
    noHandleSignals: true,
    taskList: tasks,
    parsedCronItems: parseCronItems(cron),
    logger: quietLogger(warn),
    events,
  });
  const signOfLife = freeJobsOfTheDead(databaseUrl, name, warn);
  return {
    ended: runner.promise,
    async stop() {
      await runner.stop();
      await signOfLife.stop();
    },
  };
}

function quietLogger(warn: Warn): Logger {
  return new Logger(() => (level, message, meta) => {
    // Of a job that failed the library repeats what the error says of people; `ran` tells it without.
    if (meta?.["failure"]) return;
    if (level === "error" || level === "warning") warn(message);
  });
}
