import type { Stopping } from "@hearth/service/stopping";
import type { FastifyInstance } from "fastify";
import type { OfficeFiles } from "../platform/read-office-files.ts";
import type { Services } from "../services.ts";
import { adminApi } from "./admin-api/admin-api.ts";
import { createPort } from "./port/create-port.ts";
import { mediaFiles } from "./media-files.ts";
import { addOfficeFiles, officePage } from "./office-page.ts";
import { requireOwnService } from "./port/own-service.ts";
import { probes } from "./port/probes.ts";
import { searchLiftRoutes } from "./search-lift-routes.ts";
import { knowVisitors } from "./port/visitor.ts";

const BODY_LIMIT_BYTES = 64 * 1024;

interface AdminServerOptions {
  office?: OfficeFiles | null;
  stopping?: Stopping;
}

/** The back office's port, which need not be reachable from outside: people with their sessions, the application they use, and one route for the site search. */
export function createAdminServer(
  services: Services,
  { office = null, stopping }: AdminServerOptions = {},
): FastifyInstance {
  const app = createPort(services, {
    bodyLimit: BODY_LIMIT_BYTES,
    ...(office && { elsewhere: officePage(office) }),
  });
  if (office) addOfficeFiles(app, office);
  knowVisitors(app, services);
  // The page's policy lets no other origin's pictures in.
  app.register(mediaFiles(services.config.mediaDir));
  app.register(probes(services, stopping));
  app.register(adminApi(services), { prefix: "/admin-api" });
  app.register(forServices(services));
  return app;
}

/** The site search proves itself with the key of the shop's services; it opens nothing else. */
function forServices(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      requireOwnService(services, request);
    });
    app.register(searchLiftRoutes(services));
  };
}
