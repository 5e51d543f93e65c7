import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { chooseEncoding, createEncodings } from "../app/platform/http/answer/content-encoding.server.ts";
import type { Encodings } from "../app/platform/http/answer/content-encoding.server.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

interface StaticFile {
  body: Buffer;
  type: string;
  cacheControl: string;
  encodings: Encodings;
}

/** Names below this folder carry a hash of their content and never change. */
const HASHED = "/assets/";
const STRONGEST_BROTLI = 11;

/** All files of the browser build, read once. Compressed twins are made on first demand, as strongly as possible. */
export async function readStaticFiles(directory: string) {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(directory.length).split(sep).join("/");
    const body = await readFile(file);
    files.set(path, {
      body,
      type: types[extname(entry.name)] ?? "application/octet-stream",
      cacheControl: path.startsWith(HASHED) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      encodings: createEncodings(body, STRONGEST_BROTLI),
    });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    const file = files.get(path);
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) {
      // A browser with an old page may ask for files of the version before: a short no, not an error page.
      if (!path.startsWith(HASHED)) return false;
      response
        .writeHead(404, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
        .end("Not found");
      return true;
    }
    const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString() ?? null, file.body.length);
    const body = await file.encodings(encoding);
    response.writeHead(200, {
      "content-type": file.type,
      "content-length": body.length,
      "cache-control": file.cacheControl,
      vary: "accept-encoding",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}
