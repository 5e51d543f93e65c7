import type { FastifyInstance } from "fastify";
import { PictureRefusal } from "../features/picture-refusal.ts";
import { isKnownPicture } from "../features/picture-type.ts";
import type { Services } from "../services.ts";

const BODY_LIMIT_BYTES = 5 * 1024 * 1024;
const HITS = { usual: 20, most: 100 };

/** A photo in, products out. The photo lives in memory until it was looked at, and nowhere else. */
export function findRoute({ find, metrics }: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      ["image/jpeg", "image/png", "image/webp", "image/avif", "application/octet-stream"],
      { parseAs: "buffer" },
      (_request, body, done) => done(null, body),
    );
    app.addHook("onResponse", (_request, reply, done) => {
      metrics.answered(reply.statusCode, reply.elapsedTime / 1000);
      done();
    });
    app.post<{ Querystring: { limit?: string } }>(
      "/find",
      { bodyLimit: BODY_LIMIT_BYTES },
      async (request, reply) => {
        const limit = hitLimit(request.query.limit);
        const { body } = request;
        if (!Buffer.isBuffer(body) || body.byteLength === 0) throw new PictureRefusal("PICTURE_EMPTY");
        if (!isKnownPicture(body)) throw new PictureRefusal("PICTURE_TYPE_UNKNOWN");
        reply.header("cache-control", "no-store");
        return { hits: await find(body, limit) };
      },
    );
  };
}

function hitLimit(text: string | undefined): number {
  if (text === undefined) return HITS.usual;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > HITS.most) throw new PictureRefusal("LIMIT_INVALID");
  return limit;
}
