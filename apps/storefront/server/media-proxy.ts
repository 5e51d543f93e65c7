import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../app/platform/config/config.server.ts";
import { passOn } from "./pass-on.ts";

export const mediaSafetyHeaders: readonly (readonly [string, string])[] = [
  ["x-content-type-options", "nosniff"],
  // Comparison sites and mails show the shop's pictures.
  ["cross-origin-resource-policy", "cross-origin"],
  // A picture opened by itself must not run scripts, whatever an SVG contains.
  [
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  ],
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
  const headers = condition ? { "if-none-match": condition } : {};
  for (const [name, value] of mediaSafetyHeaders) response.setHeader(name, value);
  await passOn(source, { method: request.method, headers }, response);
}
