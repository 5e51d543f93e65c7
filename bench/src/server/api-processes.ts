import { spawn } from "node:child_process";
import { crowdAllowed } from "../../../tools/src/demo/crowd.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

export interface RunningApi {
  url: string;
  processIds: readonly number[];
  stop(): Promise<void>;
}

/** The production build of the shop API, several processes on one port, as it would run. */
export async function startApi(
  databaseUrl: string,
  processes: number,
  env: Record<string, string>,
): Promise<RunningApi> {
  const port = "4173";
  const root = new URL("../../../", import.meta.url);
  const children = Array.from({ length: processes }, () =>
    spawn(process.execPath, ["apps/shop-api/dist/main.js"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        PORT: port,
        REUSE_PORT: "1",
        LOG_LEVEL: "warn",
        SERVICE_KEY: "bench-service-key-of-nobody-at-all",
        // Logins of the bench come from many addresses.
        TRUSTED_PROXIES: "127.0.0.1",
        NODE_ENV: "production",
        ...crowdAllowed,
        ...env,
      },
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  await Promise.all(children.map(() => waitUntilReady(`${url}/ready`)));
  return {
    url,
    processIds: children.flatMap(({ pid }) => pid ?? []),
    async stop() {
      const ended = children.map((child) => new Promise((resolve) => child.once("exit", resolve)));
      for (const child of children) child.kill("SIGTERM");
      await Promise.all(ended);
    },
  };
}
