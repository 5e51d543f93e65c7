import { spawn } from "node:child_process";

/** The worker of the production build: it changes the products, projects them and writes invoices, as it would run. */
export function startWorker(databaseUrl: string): { stop(): Promise<void> } {
  const child = spawn(process.execPath, ["apps/shop-api/dist/worker.js"], {
    cwd: new URL("../../../", import.meta.url),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SERVICE_KEY: "bench-service-key-of-nobody-at-all",
      // Invoices have a seller, letters somebody who takes them: nobody does, they wait.
      NODE_ENV: "production",
    },
  });
  return {
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
