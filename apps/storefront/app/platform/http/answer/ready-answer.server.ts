import { chooseEncoding } from "./content-encoding.server.ts";
import type { Encoding, Encodings } from "./content-encoding.server.ts";

/** A kept page as it goes over the wire: header names and values in turn, as Node writes them fastest. */
export interface ReadyAnswer {
  status: number;
  headers: string[];
  body: Buffer | null;
}

/** A page as it was rendered. */
export interface WrittenPage {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
}

export interface AskedFor {
  acceptEncoding: string | null;
  ifNoneMatch: string | null;
}

/** The encodings of one page, each written out once. Made beside the page, so it ends with the page. */
export function createReadyAnswers(page: WrittenPage & { encodings: Encodings; etag: string }) {
  const written = new Map<Encoding, ReadyAnswer>();

  function headersFor(encoding: Encoding, length: number | null): string[] {
    const headers = page.headers.flat();
    headers.push("x-cache", "hit", "vary", "accept-encoding", "etag", page.etag);
    if (encoding !== "identity" && length !== null) headers.push("content-encoding", encoding);
    if (length !== null) headers.push("content-length", String(length));
    return headers;
  }

  const unchanged: ReadyAnswer = { status: 304, headers: headersFor("identity", null), body: null };

  return {
    /** Null until somebody asked for this encoding before. */
    recall({ acceptEncoding, ifNoneMatch }: AskedFor): ReadyAnswer | null {
      if (ifNoneMatch === page.etag) return unchanged;
      const encoding = chooseEncoding(acceptEncoding, page.body.length);
      const known = written.get(encoding);
      if (known) return known;
      void page.encodings(encoding).then((body) => {
        written.set(encoding, { status: page.status, headers: headersFor(encoding, body.length), body });
      });
      return null;
    },
  };
}

export type ReadyAnswers = ReturnType<typeof createReadyAnswers>;
