import { expect, it } from "vitest";
import type { JobRun } from "./job-runs.ts";
import { createWorkerLog } from "./worker-log.ts";

const run: JobRun = {
  traceId: null,
  task: "send_mail",
  jobId: "7",
  attempt: 2,
  maxAttempts: 25,
  error: null,
  seconds: 0.0123,
  delaySeconds: 1,
};

function open(level: string) {
  const lines: Record<string, unknown>[] = [];
  const now = () => new Date(0);
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  return { lines, log: createWorkerLog({ write, level, now }) };
}

it("tells jobs by task and number, dead ones as errors, and nobody's mailbox", () => {
  const { log, lines } = open("info");
  const error = new Error("550 <ada@example.com> unknown");
  log.job(run);
  log.job({ ...run, error });
  log.job({ ...run, error, attempt: 25 });
  log.warn(error);
  expect(lines.map(({ level, event }) => [level, event])).toEqual([
    ["info", "job-done"],
    ["warn", "job-failed"],
    ["error", "job-dead"],
    ["warn", "warning"],
  ]);
  expect(lines[0]).toEqual({
    time: "1970-01-01T00:00:00.000Z",
    level: "info",
    worker: true,
    event: "job-done",
    task: "send_mail",
    jobId: "7",
    attempt: 2,
    ms: 12,
  });
  expect(JSON.stringify(lines)).not.toContain("ada@");
});

it("keeps to its level", () => {
  const { log, lines } = open("warn");
  log.job(run);
  log.info("starting");
  log.warn("SMTP_URL is not set");
  expect(lines).toHaveLength(1);
});
