import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Services } from "../services.ts";
import { sendFailure } from "./failures.ts";
import { mediaFiles } from "./media-files.ts";
import { probes } from "./probes.ts";
import { productFeed } from "./product-feed.ts";
import { publishedContract } from "./published-contract.ts";
import { storeApi } from "./store-api.ts";
import { webhooks } from "./webhooks.ts";

const BODY_LIMIT_BYTES = 256 * 1024;

export function createServer(services: Services): FastifyInstance {
  const app = Fastify({
    logger: { level: services.config.logLevel, redact: ["req.headers"] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: services.config.trustedProxies,
    requestIdHeader: "x-request-id",
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    // Addresses that cannot even be read.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.register(probes(services));
  app.register(mediaFiles(services.config.mediaDir));
  app.register(publishedContract);
  app.register(storeApi(services), { prefix: "/store-api" });
  app.register(productFeed(services), { prefix: "/feed" });
  app.register(webhooks(services), { prefix: "/webhooks" });
  return app;
}
