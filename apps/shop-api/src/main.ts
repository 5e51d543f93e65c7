import { surviveLostDatabase } from "@hearth/service";
import { serveMetrics } from "@hearth/service/metrics";
import { stopOnSignal } from "@hearth/service/stopping";
import { openTracing } from "@hearth/service/tracing";
import { requireSecret } from "@hearth/service/secrets";
import type { FastifyBaseLogger } from "fastify";
import { followChanges } from "./follow-changes.ts";
import { createServer } from "./http/server.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config/config.ts";
import { keepWarm } from "./platform/database/keep-warm.ts";

const config = readConfig(process.env);
// The storefront's visitors could not be told apart without it, nor their devices known.
requireSecret(process.env, "SERVICE_KEY");
/** As many as write at once on a usual day; more are opened in a rush. */
const WARM_WRITES = 4;

let log: Pick<FastifyBaseLogger, "warn"> = console;
const warn = (error: unknown) => log.warn({ err: error }, "a dependency failed");
surviveLostDatabase(warn);
const tracer = await openTracing(config.tracing, "shop-api", warn);
const services = await openServices(config, warn, { tracer });
const stopping = stopOnSignal({
  drainMs: config.drainMs,
  async close() {
    coolDown();
    endMetrics();
    await app.close();
    await services.close();
  },
});
const app = createServer(services, stopping);
log = app.log;
await followChanges(services, (error) =>
  app.log.warn({ err: error }, "reference data could not be refreshed"),
);
const { host, port, reusePort } = config;
// Fastify hands the whole object to node:net, though its types do not know reusePort.
const address = { host, port, reusePort };
const coolDown = keepWarm(services.writes, Math.min(WARM_WRITES, config.writePoolSize));
await app.listen(address);
const endMetrics = await serveMetrics(services.metrics, config.metrics);
