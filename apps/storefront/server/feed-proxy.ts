import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../app/platform/config/config.server.ts";
import { visitorHeaders } from "../app/platform/shop/client/visitor-headers.server.ts";
import { passOn } from "./pass-on.ts";
import { addressOf } from "./visitor.ts";

const feeds: ReadonlySet<string> = new Set(["/feed/products.jsonl", "/feed/products.xml"]);

/** All articles for agents and comparison sites, as the shop API streams them (`?language=de-DE`). */
export async function serveFeed(
  request: IncomingMessage,
  response: ServerResponse,
  config: Config,
): Promise<void> {
  if (request.method !== "GET") {
    response.writeHead(405, { allow: "GET" }).end();
    return;
  }
  const source = new URL(request.url ?? "/", new URL(config.shopApiUrl).origin);
  if (!feeds.has(source.pathname)) {
    response.writeHead(404, { "cache-control": "no-store" }).end();
    return;
  }
  // How often an address may fetch a feed is counted by the shop API.
  const visitor = visitorHeaders(config.auth.serviceKey, addressOf(request, config));
  const headers = { "sw-access-key": config.accessKey, ...visitor };
  response.setHeader("x-content-type-options", "nosniff");
  await passOn(source, { headers }, response);
}
