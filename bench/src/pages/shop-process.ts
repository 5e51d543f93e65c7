import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { waitUntilReady } from "../server/wait-until-ready.ts";

export interface ShopProcess {
  url: string;
  /** CPU time used so far, user and system. */
  cpuMs(): number;
  stop(): Promise<void>;
}

const TICKS_PER_SECOND = 100;

/** What the storefront does not start without. Nobody signs in here. */
export const storefrontEnv = {
  AUTH_SECRET: "bench-auth-secret-of-nobody-at-all",
  SERVICE_KEY: "bench-service-key-of-nobody-at-all",
};

/** One process of ours on a port of its own. Logging a line per request is not what is measured. */
export async function startProcess(
  script: string,
  port: number,
  env: Record<string, string>,
  probe = "/ready",
): Promise<ShopProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: new URL("../../../", import.meta.url),
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", PORT: String(port), ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([waitUntilReady(url + probe), endOf(child, script)]);
  return {
    url,
    cpuMs() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Says at once what would else look like a server that is slow to start. */
function endOf(child: ChildProcess, script: string): Promise<never> {
  return new Promise((_, reject) => {
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}
