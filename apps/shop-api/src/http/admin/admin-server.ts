import { failure, NO_CODE } from "@hearth/contract";
import { isSecret } from "@hearth/service/secrets";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import { createPort } from "../create-port.ts";
import { header } from "../http-answer.ts";
import { reviewRoutes } from "./review-routes.ts";
import { routeRuleRoutes } from "./route-rule-routes.ts";
import { SEARCH_LIFTS_PATH, searchLiftRoutes } from "./search-lift-routes.ts";

const BEARER = /^Bearer (.+)$/i;

/**
 * For staff, on a port of its own that need not be reachable from outside. Whoever has the token may do everything here; the site search
 * has the key of the shop's services, which opens its one route only.
 */
export function createAdminServer(services: Services, token: string): FastifyInstance {
  const app = createPort(services, { bodyLimit: 1024 });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const [, given] = BEARER.exec(request.headers.authorization ?? "") ?? [];
    if (isSecret(token, given) || isService(services, request)) return;
    reply.header("www-authenticate", "Bearer");
    throw failure(401, NO_CODE, { detail: "The token of the staff is required." });
  });
  app.register(reviewRoutes(services), { prefix: "/admin/reviews" });
  app.register(routeRuleRoutes(services), { prefix: "/admin/route-rules" });
  app.register(searchLiftRoutes(services));
  return app;
}

function isService({ config }: Services, request: FastifyRequest): boolean {
  const isItsRoute = request.routeOptions.url === SEARCH_LIFTS_PATH;
  return isItsRoute && isSecret(config.serviceKey, header(request, "x-hearth-service-key"));
}
