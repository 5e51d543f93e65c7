import { surviveLostDatabase } from "@hearth/service";
import type { FastifyBaseLogger } from "fastify";
import { createServer } from "./http/server.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config.ts";
import { keepHouse, startHousekeeping } from "./stats/housekeeping.ts";

const config = readConfig(process.env);
let log: Pick<FastifyBaseLogger, "warn"> = console;
const warn = (error: unknown) => log.warn({ err: error }, "a dependency failed");
surviveLostDatabase(warn);
const services = openServices(config, warn);
const app = createServer(services);
log = app.log;
await app.listen({ host: config.host, port: config.port });
const housekeeping = startHousekeeping(() => keepHouse(services.sql, config.lifts), warn);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    housekeeping.stop();
    void app.close().then(() => services.close());
  });
}
