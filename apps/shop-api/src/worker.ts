import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config.ts";
import { runWorker } from "./run-worker.ts";

const warn = (error: unknown) =>
  console.error(JSON.stringify({ level: "warn", worker: true, message: String(error) }));
const services = await openServices(readConfig(process.env), warn);
const stop = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort());
await runWorker(services, stop.signal, warn);
await services.close();
