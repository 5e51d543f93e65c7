import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../../app/platform/config/config.server.ts";
import type { Log } from "../../app/platform/http/log.server.ts";
import { parseImageUrl } from "../../app/features/media/image-url.ts";
import { UnreadablePicture } from "./image-conversion.ts";
import { chooseFormat, contentTypeOf, takes } from "./image-format.ts";
import { TooBusy } from "./image-limiter.ts";
import { createImageMaker } from "./image-maker.ts";
import type { MadeImage } from "./image-maker.ts";
import { isNearlyAsWide, isWebp, preparedSource } from "./image-prepared.ts";
import { fetchSource, SourceRefused } from "./image-source.ts";
import { createImageStore } from "./image-store.ts";
import { mediaSafetyHeaders } from "../media-proxy.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400";
const statusOfRefusal = { missing: 404, "too-large": 415, unreachable: 502 } as const;
const RETRY_SECONDS = "2";

/** `/image/{width}/media/…`: the shop's pictures in the size and format a browser can use. */
export function createImageRoute(config: Config, log: Log) {
  const make = createImageMaker({
    store: createImageStore({ directory: config.imageCacheDir, mostBytes: config.imageCacheBytes, log }),
    fetchSource: (source) => fetchSource(source, config.shopApiUrl),
    async fetchPrepared(address, original) {
      const source = preparedSource(address);
      if (!source) return null;
      const bytes = await fetchSource(source, config.shopApiUrl).catch(() => null);
      if (bytes && isWebp(bytes)) return bytes;
      return (await isNearlyAsWide(original, address.width)) ? original : null;
    },
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const address = parseImageUrl(request.url ?? "");
    if (!address) return refuse(response, 404);
    const { accept } = request.headers;
    let made: MadeImage;
    try {
      made = await make(address, chooseFormat(accept), takes(accept, "webp"));
    } catch (error) {
      return refuse(response, statusOf(error, log));
    }
    const { bytes, etag, format, isLasting } = made;
    response.setHeaders(
      new Map([
        ["cache-control", address.isVersioned && isLasting ? FOR_EVER : FOR_A_DAY],
        ["etag", etag],
        ["vary", "accept"],
        ...mediaSafetyHeaders,
      ]),
    );
    if (isKnown(request, etag)) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(200, {
      "content-type": contentTypeOf(format, bytes),
      "content-length": bytes.length,
    });
    response.end(request.method === "HEAD" ? undefined : bytes);
  };
}

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"]?.split(",") ?? [];
  return known.some((entry) => entry.trim().replace(/^W\//, "") === etag);
}

function statusOf(error: unknown, log: Log): number {
  if (error instanceof SourceRefused) return statusOfRefusal[error.reason];
  if (error instanceof UnreadablePicture) {
    log.warn("image-unreadable", { error });
    return 415;
  }
  if (error instanceof TooBusy) return 503;
  throw error;
}

function refuse(response: ServerResponse, status: number): void {
  response.setHeaders(new Map([["cache-control", "no-store"], ...mediaSafetyHeaders]));
  if (status === 503) response.setHeader("retry-after", RETRY_SECONDS);
  response.writeHead(status).end();
}
