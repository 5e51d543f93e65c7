import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Stopping } from "@hearth/service/stopping";
import { errorCode, inside, type Tracer } from "@hearth/service/tracing";
import type { Config } from "../app/platform/config/config.server.ts";
import type { Log } from "../app/platform/http/log.server.ts";
import {
  POLICY_OF_OTHERS,
  REPORT_PATH,
  securityHeaders,
} from "../app/platform/http/security/security-headers.server.ts";
import type { ReadyAnswer } from "../app/platform/http/answer/ready-answer.server.ts";
import { beginTrace } from "./begin-trace.ts";
import { createReportRoute } from "./csp-report-route.ts";
import { serveFeed } from "./feed-proxy.ts";
import { createIconRoute } from "./icon-route.ts";
import { createImageRoute } from "./image/image-route.ts";
import { loggedPath } from "./logged-path.ts";
import { serveMedia } from "./media-proxy.ts";
import { hasLeft, sendAnswer, toRequest } from "./node-http.ts";
import { createReadiness } from "./readiness.ts";
import { requestKind } from "./request-kind.ts";
import type { ServedApp } from "./served-app.ts";
import type { StorefrontMetrics } from "./storefront-metrics.ts";
import { addressOf } from "./visitor.ts";

const knownMethods: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
]);
const givenRequestId = /^[\w-]{8,64}$/;

interface Around {
  config: Config;
  log: Log;
  stopping: Stopping;
  /** Nobody traces where there is none. */
  tracer?: Tracer | null;
  /** Told of every answer. */
  answered?: StorefrontMetrics["answered"];
}

/** Every request passes here once: id, probes, files, pictures, pages, one log line. */
export function createListener(served: ServedApp, around: Around): RequestListener {
  const { config, log, stopping, tracer, answered } = around;
  const readiness = createReadiness(served, log, stopping);
  const serveImage = createImageRoute(config, log);
  const serveIcons = createIconRoute();
  const takeReport = createReportRoute(log);
  // Before anything is answered, so that no kind of answer can be forgotten; pages and files bring their own policy.
  const headersOfAll = new Map(securityHeaders(config.publicUrl.protocol === "https:"));
  // While developing Vite's pages have none.
  if (!config.isDevelopment) headersOfAll.set("content-security-policy", POLICY_OF_OTHERS);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    if (path === "/health") return sendProbe(response, 200, "ok");
    if (path === "/ready") return sendProbe(response, ...(await readiness()));
    if (!knownMethods.has(request.method ?? "")) return sendProbe(response, 405, "method not allowed");
    // Only the plain form `/path` is answered, not the forms meant for proxies.
    if (!path.startsWith("/")) return sendProbe(response, 400, "bad request");
    if (path === REPORT_PATH) return takeReport(request, response);
    if (path.startsWith("/media/")) return serveMedia(request, response, config);
    if (path.startsWith("/feed/")) return serveFeed(request, response, config);
    if (path.startsWith("/image/")) return serveImage(request, response);
    if (path.startsWith("/api/icons/")) return serveIcons(request, response);
    if (await served.serveFile(request, response)) return;
    const app = await served.app();
    const caller = { requestId, address: addressOf(request, config) };
    await sendAnswer(request, response, await app.handle(toRequest(request, response, config), caller));
  }

  return (request, response) => {
    const startedAt = performance.now();
    const given = request.headers["x-request-id"]?.toString();
    const requestId = given !== undefined && givenRequestId.test(given) ? given : randomUUID();
    const ready = recallPage(served, request);
    const span = ready || !tracer ? undefined : beginTrace(tracer, request);
    response.once("close", () => {
      const ms = performance.now() - startedAt;
      const kind = ready ? "kept" : requestKind(request.url ?? "", request.method ?? "");
      answered?.(kind, response.statusCode, ms / 1000);
      span?.tell({ "http.response.status_code": response.statusCode });
      span?.end();
      log.info("request", {
        requestId,
        ...(span && { traceId: span.traceId }),
        method: request.method,
        path: loggedPath(request.url ?? ""),
        status: response.statusCode,
        cache: ready ? "hit" : response.getHeader("x-cache"),
        ms: Math.round(ms),
      });
    });
    // A connection that is kept would be used by the balancer in the moment it is closed.
    if (stopping.isDraining()) response.shouldKeepAlive = false;
    if (ready) {
      response.writeHead(ready.status, ["x-request-id", requestId, ...ready.headers]);
      response.end(request.method === "HEAD" ? null : ready.body);
      return;
    }
    response.setHeaders(headersOfAll);
    response.setHeader("x-request-id", requestId);
    const work = () => answer(request, response, requestId);
    (span ? inside(span, work) : work()).catch((error: unknown) => {
      if (hasLeft(error)) return;
      span?.fail(errorCode(error));
      log.error("request-broke", { requestId, error });
      if (response.headersSent) response.destroy();
      else sendProbe(response, 500, "internal server error");
    });
  };
}

function recallPage(served: ServedApp, { method, url, headers }: IncomingMessage): ReadyAnswer | null {
  if (!served.recall || (method !== "GET" && method !== "HEAD")) return null;
  return served.recall(url ?? "", {
    acceptEncoding: headers["accept-encoding"]?.toString() ?? null,
    ifNoneMatch: headers["if-none-match"] ?? null,
    cookie: headers.cookie ?? null,
  });
}

function sendProbe(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify({ status: text }));
}
