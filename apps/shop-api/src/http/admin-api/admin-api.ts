import { adminFailure, pictureTypes } from "@hearth/admin-contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import { sendNotFound } from "../port/create-port.ts";
import { sendFailure } from "../port/failures.ts";
import { inTime } from "../overload/in-time.ts";
import { admitAdmin, answerAdmin } from "./answer-admin.ts";
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
    app.decorateRequest("staff", null);
    app.addContentTypeParser([...pictureTypes], { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    for (const handler of Object.values(adminHandlers)) {
      const { method, path, operationId, maxBodyBytes, fileTypes } = handler.endpoint;
      app.route({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
        ...(maxBodyBytes !== null && { bodyLimit: maxBodyBytes }),
        ...(fileTypes && { errorHandler: sendFileFailure }),
        onRequest: (request) => inTime(staffDeadlineMs, admitAdmin(services, handler.endpoint, request)),
        handler: (request, reply) => inTime(staffDeadlineMs, answerAdmin(services, handler, request, reply)),
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

/** A file that is too large has a code of its own: people choose files without knowing their size. */
function sendFileFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isTooLarge = error.statusCode === 413;
  void sendFailure(isTooLarge ? adminFailure(413, "ADMIN__FILE_TOO_LARGE") : error, request, reply);
}
