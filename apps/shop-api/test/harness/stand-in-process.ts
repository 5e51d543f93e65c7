import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { compileCache } from "./compile-cache.ts";
import { eventually } from "./eventually.ts";

export interface StandInProcess {
  /** It stays connected and says nothing until it is thawed. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
}

/** One of tools/src as a process of its own, ready when its page answers. */
export async function startStandIn(
  file: "mail-catcher/mail-catcher.ts" | "payment/payment-sandbox.ts",
  page: string,
  env: Readonly<Record<string, string>>,
): Promise<StandInProcess> {
  const script = join(import.meta.dirname, "../../../../tools/src", file);
  const child = spawn(process.execPath, [script], {
    env: { ...compileCache, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = once(child, "exit");
  await eventually(async () => void (await (await fetch(page)).arrayBuffer()), 60_000);
  return {
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
