import type { FastifyInstance } from "fastify";
import type { Services } from "../../services.ts";
import { sendNotFound } from "../create-port.ts";
import { inTime } from "../in-time.ts";
import { answerAdmin } from "./answer-admin.ts";
import { adminHandlers } from "./handlers.ts";

/** Registers every endpoint of the admin contract under the prefix it is mounted at. */
export function adminApi(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", (_request, reply, done) => {
      reply.header("cache-control", "no-store");
      done();
    });
    app.setNotFoundHandler(sendNotFound);
    const { staffDeadlineMs } = services.config.overload;
    for (const handler of Object.values(adminHandlers)) {
      const { method, path, operationId, maxBodyBytes } = handler.endpoint;
      app.route({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
        ...(maxBodyBytes !== null && { bodyLimit: maxBodyBytes }),
        handler: (request, reply) => inTime(staffDeadlineMs, answerAdmin(services, handler, request, reply)),
        onResponse: (request, reply, done) => {
          const ms = Math.round(reply.elapsedTime);
          request.log.info({ operation: operationId, status: reply.statusCode, ms });
          done();
        },
      });
    }
  };
}
