import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { compileCache } from "./compile-cache.ts";
import { processFile } from "./process-file.ts";
import { serviceKey } from "./test-config.ts";
import { crowdAllowed } from "../../../../tools/src/demo/crowd.ts";

const PATIENCE_MS = 100_000;

export interface ApiProcess {
  origin: string;
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Resolves when it has ended, however. */
  gone: Promise<unknown>;
}

export interface ApiProcessOptions {
  env?: Readonly<Record<string, string>>;
  /** A module of the tests that is loaded before the API. */
  preload?: string;
  /** The back office's process instead. */
  isAdmin?: boolean;
  /** Says nothing: dependencies are about to fail by intention. */
  isQuiet?: boolean;
}

/** The real API as a process of its own, ready to answer, to be killed. */
export async function startApiProcess(
  databaseUrl: string,
  { env = {}, preload, isAdmin = false, isQuiet = false }: ApiProcessOptions = {},
): Promise<ApiProcess> {
  const port = await freePort();
  const mainFile = processFile(isAdmin ? "admin-main" : "main");
  const child = spawn(process.execPath, [...(preload ? ["--import", preload] : []), mainFile], {
    env: {
      ...compileCache,
      DATABASE_URL: databaseUrl,
      [isAdmin ? "ADMIN_PORT" : "PORT"]: String(port),
      LOG_LEVEL: isQuiet ? "silent" : "error",
      SERVICE_KEY: serviceKey,
      TRUSTED_PROXIES: "127.0.0.1",
      ...crowdAllowed,
      ...env,
    },
    stdio: ["ignore", "inherit", isQuiet ? "ignore" : "inherit"],
  });
  const gone = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await fetch(`${origin}/ready`).catch(() => undefined))?.ok) {
    if (Date.now() < deadline && child.exitCode === null) {
      await sleep(20);
      continue;
    }
    const why = child.exitCode === null ? "in time" : `and ended with ${child.exitCode}`;
    await end("SIGKILL");
    throw new Error(`the API did not become ready ${why}`);
  }
  return { origin, kill: () => end("SIGKILL"), stop: () => end("SIGTERM"), gone };
}

/** Below those the system hands out by itself: one of them may be some connection's before the API has started. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, "127.0.0.1");
  const isFree = await once(server, "listening").then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, "close");
  return port;
}
