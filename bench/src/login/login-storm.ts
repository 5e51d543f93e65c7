import { fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import type { BenchAccounts } from "./login-accounts.ts";
import type { OpenLoop } from "../load/open-loop.ts";

/** What the process that sends the logins is told. */
export interface StormOrder extends BenchAccounts {
  url: string;
  perSecond: number;
  seconds: number;
  /** Logins that were sent before: accounts take turns over all rounds. */
  from: number;
}

export interface Storm {
  run(order: StormOrder): Promise<OpenLoop>;
  stop(): void;
}

/** Below whoever is measured: real clients sit on other machines. */
const NICENESS = 10;

/** The storm comes from a process of its own, so that the browsing client does not wait for the one that logs in. */
export function startStorm(): Storm {
  const child = fork(new URL("./login-storm-process.ts", import.meta.url), { serialization: "advanced" });
  if (child.pid) setPriority(child.pid, NICENESS);
  return {
    async run(order) {
      child.send(order);
      const [result] = (await once(child, "message")) as [OpenLoop];
      return result;
    },
    stop: () => void child.kill(),
  };
}
