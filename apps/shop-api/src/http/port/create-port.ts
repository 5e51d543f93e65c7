import { failure, NO_CODE } from "@hearth/contract";
import { logSettings } from "@hearth/service";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Services } from "../../services.ts";
import { sendFailure } from "./failures.ts";
import { addSafetyHeaders, writeSafetyHeaders } from "./safety-headers.ts";
import { traceRequests } from "./trace-requests.ts";

interface PortOptions {
  bodyLimit: number;
  newId?: () => string;
  /** The shop's own servers ask here, and their traces go on. */
  continuesTraces?: boolean;
  /** What is answered where no route is; without it that there is none. */
  elsewhere?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** For a request to arrive; slower ones hold connections and nothing else. */
const REQUEST_TIMEOUT_MS = 60_000;

/** PostgreSQL: read_only_sql_transaction. */
const ONLY_READS = "25006";

/** What every port of the API has in common: its log, headers of safety, and one answer to whatever goes wrong, which tells nothing of the inside. */
export function createPort(
  { config, pulse, tracer }: Services,
  { bodyLimit, newId, continuesTraces = false, elsewhere = sendNotFound }: PortOptions,
): FastifyInstance {
  const app = Fastify({
    logger: logSettings(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestIdHeader: newId ? "x-request-id" : false,
    ...(newId && { genReqId: newId }),
    forceCloseConnections: "idle",
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Addresses that cannot even be read.
    frameworkErrors: (error, request, reply) => {
      writeSafetyHeaders(request, reply);
      void sendFailure(error, request, reply);
    },
  });
  if (tracer) traceRequests(app, tracer, continuesTraces);
  // A connection to a server that another took over from stays there, and nothing can be written on it ever again.
  app.addHook("onError", async (_request, _reply, error) => {
    if (error.code === ONLY_READS) pulse.giveUp();
  });
  addSafetyHeaders(app);
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(elsewhere);
  return app;
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const detail = `No route found for "${request.method} ${request.url.slice(0, 200)}"`;
  return sendFailure(failure(404, NO_CODE, { detail }), request, reply);
}
