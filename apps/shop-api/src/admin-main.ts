import { surviveLostDatabase } from "@hearth/service";
import { serveMetrics } from "@hearth/service/metrics";
import { stopOnSignal } from "@hearth/service/stopping";
import { openTracing } from "@hearth/service/tracing";
import { requireSecret } from "@hearth/service/secrets";
import type { FastifyBaseLogger } from "fastify";
import { followChanges } from "./follow-changes.ts";
import { createAdminServer } from "./http/admin-server.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config/config.ts";
import { readOfficeFiles } from "./platform/read-office-files.ts";

const config = readConfig(process.env);
// Without it nobody could set up an authenticator app.
requireSecret(process.env, "STAFF_KEY");

let log: Pick<FastifyBaseLogger, "warn"> = console;
const warn = (error: unknown) => log.warn({ err: error }, "a dependency failed");
surviveLostDatabase(warn);
const tracer = await openTracing(config.tracing, "shop-admin", warn);
const services = await openServices(config, warn, { isPlannedByValue: true, tracer });
const office = readOfficeFiles(config.admin.officeDir);
const stopping = stopOnSignal({
  drainMs: config.drainMs,
  async close() {
    endMetrics();
    await app.close();
    await services.close();
  },
});
const app = createAdminServer(services, { office, stopping });
log = app.log;
if (!office) app.log.warn(`no back office was built in ${config.admin.officeDir}: only its API is served`);
await followChanges(services, warn);
await app.listen({ host: config.admin.host, port: config.admin.port });
const endMetrics = await serveMetrics(services.metrics, config.metrics);
