import { surviveLostDatabase } from "@hearth/service";
import { serveMetrics } from "@hearth/service/metrics";
import { openTracing } from "@hearth/service/tracing";
import { bulkChangeJobs } from "./modules/assortment/index.ts";
import { contentPageJobs } from "./modules/content-page/index.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config/config.ts";
import type { JobRun } from "./platform/jobs/job-runs.ts";
import { newId } from "./platform/new-id.ts";
import { createWorkerLog } from "./platform/jobs/worker-log.ts";
import { runWorker } from "./run-worker.ts";
import { startShopJobs } from "./shop-jobs.ts";

/** Shoppers do not wait for it here: rather a change is told a little later than the old answer found behind it. */
const CACHE_PATIENCE_MS = 500;

const config = readConfig(process.env);
const log = createWorkerLog({ write: (line) => process.stdout.write(`${line}\n`), level: config.logLevel });
const { warn } = log;
surviveLostDatabase(warn);
const tracer = await openTracing(config.tracing, "shop-worker", warn);
const services = await openServices(config, warn, { tracer, cachePatienceMs: CACHE_PATIENCE_MS });
const stop = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort());
if (!config.smtpUrl) warn("SMTP_URL is not set: mails wait");
const ports = { ...services, newId };
const more = { ...bulkChangeJobs(ports), ...contentPageJobs(ports) };
const endMetrics = await serveMetrics(services.metrics, config.metrics);
const job = (run: JobRun) => {
  services.metrics.job(run);
  log.job(run);
};
const jobs = await startShopJobs(config, warn, { more, tracer, metrics: { ...services.metrics, job } });
log.info("ready");
void jobs.ended.then(() => {
  if (stop.signal.aborted) return;
  // Whoever started the worker starts it anew; half a worker would not be noticed.
  warn("the job runner has ended");
  process.exitCode = 1;
  stop.abort();
});
await runWorker(services, stop.signal, warn);
if (!process.exitCode) await jobs.stop();
endMetrics();
await services.close();
