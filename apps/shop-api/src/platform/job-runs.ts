import type { WorkerEvents } from "graphile-worker";
import type { JobRun } from "./metrics.ts";

/** How long jobs take, and how long they were due: from what the library tells of them. */
export function watchRuns(events: WorkerEvents, ran: (run: JobRun) => void): void {
  const begun = new Map<string, number>();
  events.on("job:start", ({ job }) => begun.set(job.id, performance.now()));
  events.on("job:complete", ({ job, error }) => {
    const seconds = (performance.now() - (begun.get(job.id) ?? performance.now())) / 1000;
    begun.delete(job.id);
    ran({
      task: job.task_identifier,
      isFirstTry: job.attempts === 1,
      failed: Boolean(error),
      seconds,
      delaySeconds: Math.max(0, (Date.now() - new Date(job.run_at).getTime()) / 1000),
    });
  });
}
