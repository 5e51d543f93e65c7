import { randomUUID } from "node:crypto";
import { logSettings } from "@hearth/service";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Services } from "../services.ts";
import { sendFailure } from "./failures.ts";
import { findRoute } from "./find-route.ts";
import { probes } from "./probes.ts";

/** The whole request must have arrived by then: a photo on a slow line, but no trickle that holds memory for ever. */
const REQUEST_TIMEOUT_MS = 30_000;

export function createServer(services: Services): FastifyInstance {
  const app = Fastify({
    logger: logSettings(services.config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    requestIdHeader: "x-request-id",
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    // Addresses that cannot even be read.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  });
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: "NOT_FOUND" }));
  app.register(probes(services));
  app.register(findRoute(services));
  return app;
}
