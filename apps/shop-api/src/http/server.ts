import { randomUUID } from "node:crypto";
import type { Stopping } from "@hearth/service/stopping";
import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import { changeStream } from "./change-stream.ts";
import { createPort } from "./port/create-port.ts";
import { mediaFiles } from "./media-files.ts";
import { probes } from "./port/probes.ts";
import { productFeed } from "./product-feed.ts";
import { publishedContract } from "./published-contract.ts";
import { storeApi } from "./store-api.ts";
import { knowVisitors } from "./port/visitor.ts";
import { webhooks } from "./webhooks.ts";

const BODY_LIMIT_BYTES = 256 * 1024;

export function createServer(services: Services, stopping?: Stopping): FastifyInstance {
  const app = createPort(services, {
    bodyLimit: BODY_LIMIT_BYTES,
    newId: randomUUID,
    continuesTraces: true,
  });
  knowVisitors(app, services);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    // A connection that is kept would be used by the balancer in the moment it is closed.
    if (stopping?.isDraining()) reply.header("connection", "close");
    done();
  });
  app.register(probes(services, stopping));
  app.register(mediaFiles(services.config.mediaDir));
  app.register(publishedContract);
  app.register(storeApi(services), { prefix: "/store-api" });
  app.register(productFeed(services), { prefix: "/feed" });
  app.register(changeStream(services));
  app.register(webhooks(services), { prefix: "/webhooks" });
  return app;
}
