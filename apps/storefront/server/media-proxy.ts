import { request as requestPlainly } from "node:http";
import type { IncomingMessage, RequestOptions, ServerResponse } from "node:http";
import { request as requestSecurely } from "node:https";
import { pipeline } from "node:stream/promises";
import type { Config } from "../app/platform/http/config.server.ts";

const passedOn = ["content-type", "content-length", "cache-control", "etag", "last-modified"];
const silenceLimitMs = 10_000;

export const mediaSafetyHeaders: readonly (readonly [string, string])[] = [
  ["x-content-type-options", "nosniff"],
  // A picture opened by itself must not run scripts, whatever an SVG contains.
  ["content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
];

/** Pictures lie with the shop API. Serving them from here keeps the page to one origin; a CDN in front makes it cheap. */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  config: Config,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  const source = new URL(request.url ?? "/", new URL(config.shopApiUrl).origin);
  // `..` may have led out of the folder.
  if (!source.pathname.startsWith("/media/")) {
    response.writeHead(404).end();
    return;
  }
  const condition = request.headers["if-none-match"];
  const answer = await ask(source, {
    method: request.method,
    headers: condition ? { "if-none-match": condition } : {},
    timeout: silenceLimitMs,
  });
  if (!answer) {
    response.writeHead(502, { "cache-control": "no-store" }).end();
    return;
  }
  response.statusCode = answer.statusCode ?? 502;
  for (const [name, value] of mediaSafetyHeaders) response.setHeader(name, value);
  for (const name of passedOn) {
    const value = answer.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  await pipeline(answer, response);
}

/** Null when nobody answers. A visitor may take long to fetch a file; only silence of the shop API ends it. */
function ask(source: URL, options: RequestOptions): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const send = source.protocol === "https:" ? requestSecurely : requestPlainly;
    const asked = send(source, options, resolve);
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(null));
    asked.end();
  });
}
