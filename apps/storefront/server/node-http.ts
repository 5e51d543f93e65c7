import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Answer } from "../app/platform/http/answer/answer.server.ts";
import type { Config } from "../app/platform/config/config.server.ts";
import { chooseEncoding } from "../app/platform/http/answer/content-encoding.server.ts";

/** Node's request as a web request. Its address is the shop's public one, whatever the Host header claims. */
export function toRequest(request: IncomingMessage, response: ServerResponse, config: Config): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  const method = request.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(config.publicUrl.origin + request.url, {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: "half" } : {}),
  });
}

export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.statusCode = answer.status;

  if (answer.body === null || request.method === "HEAD") {
    response.end();
  } else if (answer.body instanceof Uint8Array) {
    response.setHeader("content-length", answer.body.length);
    response.end(answer.body);
  } else {
    await stream(request, response, answer.body);
  }
}

/** The visitor left before everything was sent: nobody's fault. */
export function hasLeft(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ERR_STREAM_PREMATURE_CLOSE" || code === "ERR_STREAM_UNABLE_TO_PIPE";
}

/** Pages that are not kept are compressed while they are sent; every part is flushed as soon as it is rendered. */
async function stream(request: IncomingMessage, response: ServerResponse, body: ReadableStream<Uint8Array>) {
  const isText = /^text\/|json|javascript/.test(String(response.getHeader("content-type")));
  const accepted = request.headers["accept-encoding"]?.toString() ?? null;
  const encoding = isText ? chooseEncoding(accepted, Infinity) : "identity";
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  if (encoding === "identity") return pipeline(source, response);
  response.setHeader("content-encoding", encoding);
  response.setHeader("vary", "accept-encoding");
  const compress =
    encoding === "gzip"
      ? createGzip({ flush: constants.Z_SYNC_FLUSH })
      : createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        });
  return pipeline(source, compress, response);
}
