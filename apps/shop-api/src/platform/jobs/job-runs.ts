import type { WorkerEvents } from "graphile-worker";
import { traceOf } from "./traced-tasks.ts";

export interface JobRun {
  task: string;
  /** Null: it belongs to none. */
  traceId: string | null;
  jobId: string;
  /** The first is 1. */
  attempt: number;
  maxAttempts: number;
  /** Null: it is done. */
  error: unknown;
  seconds: number;
  /** Since it was due, its own time included. */
  delaySeconds: number;
}

/** How jobs end, how long they take, and how long they were due: from what the library tells of them. */
export function watchRuns(events: WorkerEvents, ran: (run: JobRun) => void): void {
  const begun = new Map<string, number>();
  events.on("job:start", ({ job }) => begun.set(job.id, performance.now()));
  events.on("job:complete", ({ job, error }) => {
    const seconds = (performance.now() - (begun.get(job.id) ?? performance.now())) / 1000;
    begun.delete(job.id);
    ran({
      task: job.task_identifier,
      traceId: traceOf(job.payload)?.split("-")[1] ?? null,
      jobId: job.id,
      attempt: job.attempts,
      maxAttempts: job.max_attempts,
      error: error ?? null,
      seconds,
      delaySeconds: Math.max(0, (Date.now() - new Date(job.run_at).getTime()) / 1000),
    });
  });
}
