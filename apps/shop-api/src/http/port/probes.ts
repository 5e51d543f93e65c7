import type { Stopping } from "@hearth/service/stopping";
import type { FastifyInstance } from "fastify";
import type { Services } from "../../services.ts";

/**
 * For whoever runs the process: is it alive, may it get traffic. How it does: platform/metrics/metrics.ts. Without its database it still answers
 * what it keeps, and says "not now" better than a balancer that has nobody left.
 */
export function probes(services: Services, stopping?: Stopping) {
  return async (app: FastifyInstance): Promise<void> => {
    let closing = false;
    app.addHook("preClose", async () => {
      closing = true;
    });
    app.get("/health", async () => ({ status: "ok" }));
    app.get("/ready", async (_request, reply) => {
      const database = !services.pulse.isLost();
      const isEnding = closing || stopping?.isDraining();
      return reply.code(isEnding ? 503 : 200).send({ status: isEnding ? "stopping" : "ready", database });
    });
  };
}
