import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { compileCache } from "../compile-cache.ts";
import { processFile } from "../process-file.ts";

export interface MailWorker {
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  /** It stays connected and does nothing until it is thawed. */
  freeze(): void;
  thaw(): void;
}

/** The real worker as a process of its own, to be killed. */
export function startMailWorker(
  databaseUrl: string,
  smtpUrl: string,
  env: Readonly<Record<string, string>> = {},
  /** Says nothing: all around it fails by intention. */
  isQuiet = false,
): MailWorker {
  const child: ChildProcess = spawn(process.execPath, [processFile("worker")], {
    env: { ...compileCache, DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, ...env },
    stdio: ["ignore", "inherit", isQuiet ? "ignore" : "inherit"],
  });
  const gone = once(child, "exit");
  return {
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await gone;
    },
  };
}
