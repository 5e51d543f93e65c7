import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";

/** For whoever runs the process: is it alive, may it get photos, how does it do. */
export function probes({ catalogue, metrics }: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    let closing = false;
    app.addHook("preClose", async () => {
      closing = true;
    });
    app.get("/health", async () => ({ status: "ok" }));
    app.get("/ready", async (_request, reply) => {
      const { isLoaded, pictures, waiting } = catalogue.state();
      const ready = isLoaded && !closing;
      return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready", pictures, waiting });
    });
    app.get("/metrics", async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    );
  };
}
