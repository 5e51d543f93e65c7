import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import { createPort } from "./create-port.ts";

/** Figures tell how many orders and failures there are: on a port of their own, which nobody outside has to reach. */
export function createMetricsServer(services: Services): FastifyInstance {
  const app = createPort(services, { bodyLimit: 1024 });
  app.get("/metrics", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type(services.metrics.contentType)
      .send(await services.metrics.text()),
  );
  return app;
}
