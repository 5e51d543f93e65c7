import { followChanges } from "./follow-changes.ts";
import { createServer } from "./http/server.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config.ts";

const config = readConfig(process.env);
const services = await openServices(config, (error) => app?.log.warn({ err: error }, "a dependency failed"));
const app = createServer(services);
await followChanges(services, (error) =>
  app.log.warn({ err: error }, "reference data could not be refreshed"),
);
const { host, port, reusePort } = config;
// Fastify hands the whole object to node:net, though its types do not know reusePort.
const address = { host, port, reusePort };
await app.listen(address);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void app.close().then(() => services.close()));
}
