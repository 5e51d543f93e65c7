import type { FastifyInstance } from "fastify";
import { setLifts } from "../modules/search-guidance/index.ts";
import type { Services } from "../services.ts";

const SEARCH_LIFTS_PATH = "/search-lifts";

const MAX_LIFTS = 20_000;
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

const Lifts = {
  type: "object",
  required: ["lifts"],
  additionalProperties: false,
  properties: {
    lifts: {
      type: "array",
      maxItems: MAX_LIFTS,
      items: {
        type: "object",
        required: ["term", "productId", "strength"],
        additionalProperties: false,
        properties: {
          term: { type: "string", minLength: 1, maxLength: 200 },
          productId: { type: "string", pattern: "^[0-9a-f]{32}$" },
          strength: { type: "number", exclusiveMinimum: 0, maximum: 1 },
        },
      },
    },
  },
} as const;

interface Body {
  lifts: { term: string; productId: string; strength: number }[];
}

/** The site search says what people choose after a search. What it said before is replaced. */
export function searchLiftRoutes(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.put<{ Body: Body }>(
      SEARCH_LIFTS_PATH,
      { bodyLimit: BODY_LIMIT_BYTES, schema: { body: Lifts } },
      async (request, reply) => {
        const kept = await setLifts(services.transact, request.body.lifts);
        request.log.info({ lifts: kept });
        return reply.code(204).send();
      },
    );
  };
}
