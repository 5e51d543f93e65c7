import { request as requestPlainly } from "node:http";
import type { IncomingMessage, RequestOptions, ServerResponse } from "node:http";
import { request as requestSecurely } from "node:https";
import { pipeline } from "node:stream/promises";

const passedOn = ["content-type", "content-length", "cache-control", "etag", "last-modified", "retry-after"];
const SILENCE_LIMIT_MS = 10_000;

/** Sends on what the shop API answers, piece by piece: of a file of any length only a piece is in memory. */
export async function passOn(source: URL, options: RequestOptions, response: ServerResponse): Promise<void> {
  const answer = await ask(source, { ...options, timeout: SILENCE_LIMIT_MS });
  if (!answer) {
    response.writeHead(502, { "cache-control": "no-store" }).end();
    return;
  }
  response.statusCode = answer.statusCode ?? 502;
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
