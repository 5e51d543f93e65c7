import { loggedError } from "@hearth/service";
import type { JobRun } from "./job-runs.ts";

interface Output {
  write: (line: string) => void;
  /** As the shop API's: info, warn or error. */
  level: string;
  now?: () => Date;
}

const levels = ["info", "warn", "error"] as const;
type Level = (typeof levels)[number];

/** One JSON object per line. Jobs are named by task and number: what they are about stays in the database. */
export function createWorkerLog({ write, level: lowest, now = () => new Date() }: Output) {
  const line = (level: Level, event: string, fields: object) => {
    if (levels.indexOf(level) < levels.findIndex((known) => known === lowest)) return;
    write(JSON.stringify({ time: now().toISOString(), level, worker: true, event, ...fields }));
  };
  return {
    info: (event: string) => line("info", event, {}),
    warn: (error: unknown) => line("warn", "warning", { ...loggedError(error) }),
    job({ task, traceId, jobId, attempt, maxAttempts, error, seconds }: JobRun) {
      const run = {
        task,
        jobId,
        attempt,
        ms: Math.round(seconds * 1000),
        ...(traceId !== null && { traceId }),
      };
      if (error === null) return line("info", "job-done", run);
      const isLast = attempt >= maxAttempts;
      return line(isLast ? "error" : "warn", isLast ? "job-dead" : "job-failed", {
        ...run,
        error: loggedError(error),
      });
    },
  };
}
