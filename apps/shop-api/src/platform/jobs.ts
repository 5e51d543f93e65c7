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
import { freeJobsOfTheDead } from "./jobs-of-the-dead.ts";

type Warn = (error: unknown) => void;

/** Few: a job waits for a mail server or a payment provider most of the time. Two providers that hang leave two for the mails. */
export const JOB_CONCURRENCY = 4;
/** Jobs wake the worker themselves; this finds those whose time has come: repeats after a failure. */
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
  /** What is done again and again, by whichever worker comes first. */
  cron: CronItem[];
}

/** Works on jobs in this process. A failed job is tried again with exponential back-off, 25 times in about four days. */
export async function startJobs(databaseUrl: string, { tasks, cron }: Jobs, warn: Warn): Promise<JobRunner> {
  const events: WorkerEvents = new EventEmitter();
  let name = "";
  events.on("pool:create", ({ workerPool }) => {
    name = workerPool.id;
  });
  const runner = await run({
    connectionString: databaseUrl,
    maxPoolSize: JOB_CONCURRENCY + 2,
    concurrency: JOB_CONCURRENCY,
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
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") warn(message);
  });
}
