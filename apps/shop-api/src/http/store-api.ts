import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import { answerCart } from "./answer/answer-cart.ts";
import { answerEndpoint } from "./answer/answer-endpoint.ts";
import { sendNotFound } from "./port/create-port.ts";
import { createDoorkeeper } from "./overload/doorkeeper.ts";
import { importanceOf } from "./overload/importance.ts";
import { handlers } from "./store-api/handlers.ts";

const SW_HEADERS =
  "sw-access-key, sw-context-token, sw-language-id, sw-include-seo-urls, content-type, authorization, x-request-id";

/** Registers every endpoint of the contract under the prefix it is mounted at. */
export function storeApi(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    // Kept as text: cached answers are found without parsing it.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );

    app.addHook("onRequest", (_request, reply, done) => {
      reply.header("access-control-allow-origin", "*").header("access-control-expose-headers", SW_HEADERS);
      done();
    });
    app.options("/*", async (_request, reply) =>
      reply
        .header("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE, OPTIONS")
        .header("access-control-allow-headers", SW_HEADERS)
        .code(200)
        .send(),
    );
    // Of its own, so that its answer carries the headers above.
    app.setNotFoundHandler(sendNotFound);

    const { overload } = services.config;
    const { loopDelay, metrics } = services;
    const admitInTime = createDoorkeeper({ overload, loopDelay, metrics });
    for (const handler of Object.values(handlers)) {
      const { method, path, alsoGet, operationId, maxBodyBytes } = handler.endpoint;
      const importance = importanceOf(handler.endpoint);
      app.route({
        method: alsoGet ? [method, "GET"] : method,
        url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
        ...(maxBodyBytes !== null && { bodyLimit: maxBodyBytes }),
        handler: (request, reply) =>
          admitInTime(importance, () =>
            "change" in handler
              ? answerCart(services, handler, request, reply)
              : answerEndpoint(services, handler, request, reply),
          ),
        onResponse: (request, reply, done) => {
          services.metrics.answered(operationId, reply.statusCode, reply.elapsedTime / 1000);
          const ms = Math.round(reply.elapsedTime);
          request.log.info({ operation: operationId, status: reply.statusCode, ms });
          done();
        },
      });
    }
  };
}
