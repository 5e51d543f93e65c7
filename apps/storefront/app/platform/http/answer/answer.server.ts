import { chooseEncoding } from "./content-encoding.server.ts";
import type { CachedPage } from "../../cache/page-cache.server.ts";

/** What the HTTP server writes out. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Uint8Array | ReadableStream<Uint8Array> | null;
}

export function moved(to: string, extraHeaders: [string, string][]): Answer {
  const headers = new Headers(extraHeaders);
  headers.set("location", to);
  headers.set("cache-control", "public, max-age=3600");
  return { status: 301, headers, body: null };
}

/** To one visitor, for now. */
export function elsewhere(to: string, extraHeaders: [string, string][]): Answer {
  const headers = new Headers(extraHeaders);
  headers.set("location", to);
  headers.set("cache-control", "no-store");
  return { status: 302, headers, body: null };
}

export function refused(status: number, extraHeaders: [string, string][]): Answer {
  const headers = new Headers(extraHeaders);
  headers.set("cache-control", "no-store");
  return { status, headers, body: null };
}

/** A rendered page for one visitor: his encoding, 304 if he has it already, and his query carried through a redirect. */
export async function answerFromPage(
  page: CachedPage,
  hit: boolean,
  asked: Headers,
  search: string,
): Promise<Answer> {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]));
  if (!page.isKept) headers.set("cache-control", "no-store");
  if (!page.isKept) for (const name of ["surrogate-key", "surrogate-control"]) headers.delete(name);
  headers.set("x-cache", hit ? "hit" : "miss");
  const location = headers.get("location");
  if (location && page.status === 301) headers.set("location", location + search);
  headers.set("vary", "accept-encoding");
  if (page.status === 200) headers.set("etag", page.etag);
  if (page.status === 200 && asked.get("if-none-match") === page.etag) {
    return { status: 304, headers, body: null };
  }

  const encoding = chooseEncoding(asked.get("accept-encoding"), page.body.length);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  return { status: page.status, headers, body: await page.encodings(encoding) };
}
