import type { FlatQuery } from "@hearth/contract";
import type { FastifyInstance } from "fastify";
import { readStats } from "../protocol/read-stats.ts";
import type { Services } from "../services.ts";

export function statsRoutes({ findIndex, recorder }: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.put<{ Params: { hashid: string; type: string }; Querystring: FlatQuery }>(
      "/stats/:type",
      async (request, reply) => {
        const event = readStats(request.params.type, request.query);
        await recorder.event(await findIndex(request.params.hashid), event);
        return reply.code(204).send();
      },
    );
  };
}
