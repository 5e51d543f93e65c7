import { surviveLostDatabase } from "@hearth/service";
import type { FastifyBaseLogger } from "fastify";
import { followChanges } from "./follow-changes.ts";
import { createAdminServer } from "./http/admin/admin-server.ts";
import { createServer } from "./http/server.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config.ts";

const config = readConfig(process.env);
let log: Pick<FastifyBaseLogger, "warn"> = console;
const warn = (error: unknown) => log.warn({ err: error }, "a dependency failed");
surviveLostDatabase(warn);
const services = await openServices(config, warn);
const app = createServer(services);
log = app.log;
await followChanges(services, (error) =>
  app.log.warn({ err: error }, "reference data could not be refreshed"),
);
const { host, port, reusePort } = config;
// Fastify hands the whole object to node:net, though its types do not know reusePort.
const address = { host, port, reusePort };
await app.listen(address);

const admin = config.admin && createAdminServer(services, config.admin.token);
if (admin && config.admin) {
  const door = { host: config.admin.host, port: config.admin.port, reusePort };
  await admin.listen(door);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void Promise.all([app.close(), admin?.close()]).then(() => services.close()));
}
