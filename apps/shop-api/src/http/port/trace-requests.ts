import { errorCode, inside, type OpenSpan, type Tracer } from "@hearth/service/tracing";
import type { FastifyInstance } from "fastify";
import { header } from "./http-answer.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Null where nobody traces. */
    span: OpenSpan | null;
  }
}

/** Asked all the time, or never ending. */
const untraced: ReadonlySet<string> = new Set(["/health", "/ready", "/changes"]);

/** A span for each request, named by the pattern of its path: paths hold ids and keys. Registered before all else, to hold all else. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, isContinued: boolean): void {
  app.decorateRequest("span", null);
  app.addHook("onRequest", (request, _reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? "unknown";
    if (untraced.has(route)) return done();
    const facts = { "http.request.method": method, "http.route": route };
    const parent = isContinued ? header(request, "traceparent") : undefined;
    request.span = tracer.begin({ name: `${method} ${route}`, kind: "server", facts }, parent);
    return inside(request.span, done);
  });
  // A body arrives with the connection, which knows nothing of requests: what comes after it would be outside.
  app.addHook("preValidation", ({ span }, _reply, done) => (span ? inside(span, done) : done()));
  app.addHook("onError", async ({ span }, reply, error) => {
    if (reply.statusCode >= 500) span?.fail(errorCode(error));
  });
  app.addHook("onResponse", async ({ span }, { statusCode }) => {
    span?.tell({ "http.response.status_code": statusCode });
    span?.end();
  });
}
