import { surviveLostDatabase } from "@hearth/service";
import { createServer } from "./http/server.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config.ts";

const config = readConfig(process.env);
const services = await openServices(config);
const app = createServer(services);
surviveLostDatabase((error) => app.log.warn({ err: error }, "the database was lost"));
services.start(app.log);
await app.listen({ host: config.host, port: config.port });

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  // Photos that were taken in are answered before the process that looks at them ends.
  process.once(signal, () => void app.close().then(() => services.close()));
}
