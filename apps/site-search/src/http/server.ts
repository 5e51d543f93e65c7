import { randomUUID } from "node:crypto";
import { logSettings } from "@hearth/service";
import { API_VERSION } from "@hearth/site-search-client";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import openApi from "../../openapi.generated.json" with { type: "json" };
import { ProtocolFailure } from "../protocol/protocol-failure.ts";
import type { Services } from "../services.ts";
import { sendFailure } from "./failures.ts";
import { passGate } from "./gate.ts";
import { probes } from "./probes.ts";
import { searchRoutes } from "./search-routes.ts";
import { statsRoutes } from "./stats-routes.ts";

const BODY_LIMIT_BYTES = 16 * 1024;

export function createServer(services: Services): FastifyInstance {
  const app = Fastify({
    logger: logSettings(services.config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestIdHeader: "x-request-id",
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    // Addresses that cannot even be read.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  });
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((request, reply) =>
    sendFailure(new ProtocolFailure("unknown_path"), request, reply),
  );
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.register(probes(services));
  app.get("/openapi.json", async (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").send(openApi),
  );
  app.register(protocol(services), { prefix: `/${API_VERSION}/:hashid` });
  return app;
}

function protocol(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (request.method !== "OPTIONS") passGate(services, request, reply);
    });
    app.addHook("onResponse", (request, reply, done) => {
      const call = request.routeOptions.url ?? "unknown";
      services.metrics.answered(call, reply.statusCode, reply.elapsedTime / 1000);
      request.log.info({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
      done();
    });
    if (services.config.secret === "")
      app.options("/*", async (_request, reply) =>
        reply
          .header("access-control-allow-origin", "*")
          .header("access-control-allow-methods", "GET, POST, PUT")
          .header("access-control-allow-headers", "content-type")
          .code(204)
          .send(),
      );
    app.register(searchRoutes(services));
    app.register(statsRoutes(services));
  };
}
