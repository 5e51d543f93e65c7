import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";

const contentTypes: Readonly<Record<string, string>> = {
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".svg": "image/svg+xml",
  ".pdf": "application/pdf",
};

/** Public media. File names carry a hash of the content, so they never change and may be kept for ever. */
export function mediaFiles(mediaDir: string) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { file: string } }>("/media/:file", async (request, reply) => {
      const { file } = request.params;
      const contentType = contentTypes[extname(file).toLowerCase()];
      if (!contentType || !/^[\w.-]+$/.test(file) || file.startsWith(".")) return reply.code(404).send();
      const path = join(mediaDir, file);
      const info = await stat(path).catch(() => undefined);
      if (!info?.isFile()) return reply.code(404).send();
      return (
        reply
          .header("content-type", contentType)
          .header("content-length", info.size)
          .header("cache-control", "public, max-age=31536000, immutable")
          // Comparison sites and mails show the shop's pictures.
          .header("cross-origin-resource-policy", "cross-origin")
          // An SVG opened on its own must not run anything.
          .header(
            "content-security-policy",
            "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
          )
          .send(createReadStream(path))
      );
    });
  };
}
