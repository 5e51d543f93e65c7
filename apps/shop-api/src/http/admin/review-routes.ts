import { failure } from "@hearth/contract";
import type { FastifyInstance } from "fastify";
import {
  type Decision,
  judgeReview,
  reviewsToJudge,
  type ReviewState,
  reviewStates,
} from "../../modules/review/index.ts";
import type { Services } from "../../services.ts";

/** Reviews to look at, and what staff say about them. */
export function reviewRoutes(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: { status?: unknown } }>("/", async (request, reply) => {
      const reviews = await reviewsToJudge(services.sql, stateOf(request.query.status ?? "pending"));
      return reply.send({ reviews });
    });
    for (const decision of ["approve", "reject"] satisfies Decision[]) {
      app.post<{ Params: { id: string } }>(`/:id/${decision}`, async (request, reply) => {
        await judgeReview(services.writes, request.params.id, decision);
        request.log.info({ review: request.params.id, decision });
        return reply.code(204).send();
      });
    }
  };
}

function stateOf(text: unknown): ReviewState {
  const state = reviewStates.find((known) => known === text);
  if (state) return state;
  throw failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
    detail: `status must be one of ${reviewStates.join(", ")}`,
    pointer: "/status",
  });
}
