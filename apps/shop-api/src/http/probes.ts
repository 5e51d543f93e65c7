import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";

/**
 * For whoever runs the process: is it alive, may it get traffic. How it does: metrics-server.ts. Without its database it still answers
 * what it keeps, and says "not now" better than a balancer that has nobody left.
 */
export function probes(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    let closing = false;
    app.addHook("preClose", async () => {
      closing = true;
    });
    app.get("/health", async () => ({ status: "ok" }));
    app.get("/ready", async (_request, reply) => {
      const database = !services.pulse.isLost();
      return reply.code(closing ? 503 : 200).send({ status: closing ? "not ready" : "ready", database });
    });
  };
}
