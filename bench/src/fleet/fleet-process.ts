import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { repositoryRoot } from "../../../tools/src/repository.ts";
import { waitUntilReady } from "../server/wait-until-ready.ts";

export interface FleetProcess {
  name: string;
  /** Where it answers; the worker nowhere. */
  url: string;
  start(env?: Readonly<Record<string, string>>): Promise<void>;
  /** As whoever deploys would: told to end, and waited for. */
  stop(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Of the process that runs now. */
  pid(): number | undefined;
}

interface Program {
  name: string;
  folder?: string;
  script: string;
  port?: number;
  env: Readonly<Record<string, string>>;
}

/** One process of the shop as its image starts it; started as often as wanted, on the same port. */
export function fleetProcess({ name, folder = ".", script, port, env }: Program): FleetProcess {
  let child: ChildProcess | undefined;
  const url = port === undefined ? "" : `http://127.0.0.1:${port}`;
  return {
    name,
    url,
    async start(more = {}) {
      const started = spawn(process.execPath, [script], {
        cwd: join(repositoryRoot, folder),
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, ...env, ...more, ...(port !== undefined && { PORT: String(port) }) },
      });
      child = started;
      const ended = new Promise<never>((_, reject) => {
        started.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
      });
      // Later it may end: whoever misses it says so.
      ended.catch(() => undefined);
      if (url) await Promise.race([waitUntilReady(`${url}/ready`), ended]);
    },
    async stop() {
      const stopping = child;
      if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return;
      const ended = new Promise((resolve) => stopping.once("exit", resolve));
      stopping.kill("SIGTERM");
      await ended;
    },
    signal: (signal) => void child?.kill(signal),
    pid: () => child?.pid,
  };
}
