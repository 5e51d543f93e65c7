import { routeMatches, routeStatuses } from "@hearth/rules";
import type { FastifyInstance } from "fastify";
import {
  addRouteRule,
  changeRouteRule,
  endRouteRule,
  keptRouteRules,
  type RouteRuleInput,
} from "../../modules/route-rule/index.ts";
import { newId } from "../../platform/new-id.ts";
import type { Services } from "../../services.ts";

const LONGEST_ADDRESS = 2000;
const BODY_LIMIT_BYTES = 8 * 1024;

const nullableText = { type: ["string", "null"], minLength: 1, maxLength: LONGEST_ADDRESS } as const;

const Rule = {
  type: "object",
  required: ["match", "source", "status"],
  additionalProperties: false,
  properties: {
    match: { enum: routeMatches },
    source: { type: "string", minLength: 1, maxLength: LONGEST_ADDRESS },
    target: { ...nullableText, default: null },
    status: { enum: routeStatuses },
    locale: { ...nullableText, default: null },
    channelId: { ...nullableText, default: null },
    keepsQuery: { type: "boolean", default: true },
    position: { type: "integer", minimum: 0, maximum: 100_000, default: 0 },
  },
} as const;

const withRule = { bodyLimit: BODY_LIMIT_BYTES, schema: { body: Rule } };

/** Addresses that lead elsewhere. What could loop or lead out of the shop unseen is refused here, not noticed by visitors. */
export function routeRuleRoutes(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get("/", async (_request, reply) => reply.send({ rules: await keptRouteRules(services.sql) }));
    app.post<{ Body: RouteRuleInput }>("/", withRule, async (request, reply) => {
      const id = newId();
      await addRouteRule(services.transact, id, request.body);
      request.log.info({ routeRule: id, decision: "added" });
      return reply.code(201).send({ id });
    });
    app.put<{ Params: { id: string }; Body: RouteRuleInput }>("/:id", withRule, async (request, reply) => {
      await changeRouteRule(services.transact, request.params.id, request.body);
      request.log.info({ routeRule: request.params.id, decision: "changed" });
      return reply.code(204).send();
    });
    app.delete<{ Params: { id: string } }>("/:id", async (request, reply) => {
      await endRouteRule(services.writes, request.params.id);
      request.log.info({ routeRule: request.params.id, decision: "ended" });
      return reply.code(204).send();
    });
  };
}
