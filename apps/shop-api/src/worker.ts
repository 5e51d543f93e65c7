import { constants, setPriority } from "node:os";
import { loggedError, surviveLostDatabase } from "@hearth/service";
import { bulkChangeJobs } from "./modules/assortment/index.ts";
import { contentPageJobs } from "./modules/content-page/index.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config.ts";
import { newId } from "./platform/new-id.ts";
import { runWorker } from "./run-worker.ts";
import { startShopJobs } from "./shop-jobs.ts";

const warn = (error: unknown) =>
  console.error(JSON.stringify({ level: "warn", worker: true, ...loggedError(error) }));
surviveLostDatabase(warn);
// Nobody waits in front of a screen for what it does: on a machine it shares with the shop, the shop goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const config = readConfig(process.env);
const services = await openServices(config, warn);
const stop = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort());
if (!config.smtpUrl) warn("SMTP_URL is not set: mails wait");
const ports = { ...services, newId };
const jobs = await startShopJobs(config, warn, { ...bulkChangeJobs(ports), ...contentPageJobs(ports) });
void jobs.ended.then(() => {
  if (stop.signal.aborted) return;
  // Whoever started the worker starts it anew; half a worker would not be noticed.
  warn("the job runner has ended");
  process.exitCode = 1;
  stop.abort();
});
await runWorker(services, stop.signal, warn);
if (!process.exitCode) await jobs.stop();
await services.close();
