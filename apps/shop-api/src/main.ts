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
await app.listen({ host: config.host, port: config.port });

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void app.close().then(() => services.close()));
}
