import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Config } from "../app/platform/config.server.ts";

const passedOn = ["content-type", "content-length", "cache-control", "etag", "last-modified"];
const timeLimitMs = 10_000;

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
  const answer = await fetch(source, {
    method: request.method,
    headers: condition ? { "if-none-match": condition } : {},
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: "error",
  }).catch(() => null);
  if (!answer) {
    response.writeHead(502, { "cache-control": "no-store" }).end();
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of mediaSafetyHeaders) response.setHeader(name, value);
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  if (!answer.body) response.end();
  else await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
}
