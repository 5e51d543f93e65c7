import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const workerFile = join(import.meta.dirname, "../../src/worker.ts");

export interface MailWorker {
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

/** The real worker as a process of its own, to be killed. */
export function startMailWorker(
  databaseUrl: string,
  smtpUrl: string,
  env: Readonly<Record<string, string>> = {},
): MailWorker {
  const child: ChildProcess = spawn(process.execPath, [workerFile], {
    env: { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const gone = once(child, "exit");
  return {
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await gone;
    },
  };
}
