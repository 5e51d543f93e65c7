import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";

/** For whoever runs the process: is it alive, may it get traffic, how does it do. */
export function probes({ sql, metrics }: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    let closing = false;
    app.addHook("preClose", async () => {
      closing = true;
    });
    app.get("/health", async () => ({ status: "ok" }));
    app.get("/ready", async (_request, reply) => {
      const database = await sql`select 1`.then(
        () => true,
        () => false,
      );
      // Searches are answered without the database; only the statistics wait for it.
      return reply.code(closing ? 503 : 200).send({ status: closing ? "not ready" : "ready", database });
    });
    app.get("/metrics", async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    );
  };
}
