import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";

/** For whoever runs the process: is it alive, may it get traffic. How it does: metrics-server.ts. */
export function probes(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    let closing = false;
    app.addHook("preClose", async () => {
      closing = true;
    });
    app.get("/health", async () => ({ status: "ok" }));
    app.get("/ready", async (_request, reply) => {
      const database = await services.sql`select 1`.then(
        () => true,
        () => false,
      );
      const ready = database && !closing;
      return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready", database });
    });
  };
}
