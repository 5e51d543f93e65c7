import { createHash } from "node:crypto";
import { createFlights } from "@hearth/service/flights";
import { LRUCache } from "lru-cache";
import type { Lifetime } from "./cache-class.ts";
import { createEncodings } from "../http/answer/content-encoding.server.ts";
import type { Encodings } from "../http/answer/content-encoding.server.ts";
import { createReadyAnswers } from "../http/answer/ready-answer.server.ts";
import type { ReadyAnswers, WrittenPage } from "../http/answer/ready-answer.server.ts";

export type RenderedPage = WrittenPage & {
  surrogateKeys: readonly string[];
  /** False: a part could not be had. Shown to whoever waits, kept for nobody. */
  isWhole?: boolean;
};

export type CachedPage = RenderedPage & {
  encodings: Encodings;
  etag: string;
  renderedAt: number;
  /** False: overtaken by a change while it was made. For whoever waited, and for no cache on the way. */
  isKept: boolean;
  ready: ReadyAnswers;
};

export interface PageCache {
  get: (key: string, render: () => Promise<RenderedPage>) => Promise<{ page: CachedPage; hit: boolean }>;
  /** Whether asking for it costs no visitor a render. */
  holds: (key: string) => boolean;
  /** A page that needs nothing but sending. */
  recall: (key: string) => CachedPage | null;
  /** Drops every page that carries one of the keys. Returns how many. */
  purge: (surrogateKeys: readonly string[]) => number;
  /** Changes may have been missed: every page is shown as if it were old, and rendered anew behind it. */
  outdate: () => void;
  size: () => { pages: number; bytes: number };
}

/** A page that does not exist may exist in a moment, so it is kept for a short time and until anything at all changes. */
const MISSING_MS = 30_000;
/** Of all room: addresses that do not exist are without number. */
const MISSING_SHARE = 8;

type Options = Lifetime & { maxBytes: number; now?: () => number };

/** Keeps rendered pages in this process. Many visitors asking for the same missing page cause one render. */
export function createPageCache({ freshMs, staleMs, maxBytes, now = Date.now }: Options): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: sizeOf,
  });
  const missing = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, Math.floor(maxBytes / MISSING_SHARE)),
    sizeCalculation: sizeOf,
  });
  const flights = createFlights<CachedPage>((page) => page.surrogateKeys);

  let changes = 0;

  function forgetMissing(): void {
    changes += 1;
    missing.clear();
  }

  async function finish(rendering: Promise<RenderedPage>): Promise<CachedPage> {
    const rendered = await rendering;
    const etag = `W/"${createHash("sha1").update(rendered.body).digest("base64url")}"`;
    const made = {
      ...rendered,
      encodings: createEncodings(rendered.body),
      etag,
      renderedAt: now(),
      isKept: false,
    };
    return { ...made, ready: createReadyAnswers(made) };
  }

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const changesBefore = changes;
    return flights.run(key, {
      make: async () => {
        const page = await finish(render());
        // Gone or moved is news and ends the old page at once; a fault of ours is not.
        if (page.status !== 200 && page.status < 500) pages.delete(key);
        return page;
      },
      keep: (page) => {
        if (freshMs === 0 || page.isWhole === false) return;
        page.isKept = true;
        if (page.status === 200) pages.set(key, page);
        if (page.status === 404 && changes === changesBefore) missing.set(key, page);
      },
    });
  }

  return {
    async get(key, render) {
      const kept = pages.get(key);
      const age = kept ? now() - kept.renderedAt : Infinity;
      if (kept && age < freshMs) return { page: kept, hit: true };
      if (kept && age < freshMs + staleMs) {
        // A failing refresh leaves the old page in place until it is too old.
        renderOnce(key, render).catch(() => undefined);
        return { page: kept, hit: true };
      }
      const absent = missing.get(key);
      if (absent && now() - absent.renderedAt < MISSING_MS) return { page: absent, hit: true };
      return { page: await renderOnce(key, render), hit: false };
    },

    holds: (key) => pages.has(key) || missing.has(key),

    recall(key) {
      const kept = pages.get(key);
      return kept && now() - kept.renderedAt < freshMs ? kept : null;
    },

    purge(surrogateKeys) {
      flights.drop(surrogateKeys);
      forgetMissing();
      const wanted = new Set(surrogateKeys);
      const stale = [...pages.entries()].filter(([, page]) =>
        page.surrogateKeys.some((key) => wanted.has(key)),
      );
      for (const [key] of stale) pages.delete(key);
      return stale.length;
    },

    outdate() {
      flights.dropAll();
      forgetMissing();
      for (const page of pages.values()) page.renderedAt = Math.min(page.renderedAt, now() - freshMs);
    },

    size: () => ({ pages: pages.size, bytes: pages.calculatedSize + missing.calculatedSize }),
  };
}

/** The compressed twins are made later, on demand; they add roughly half of the plain size. */
function sizeOf(page: CachedPage, key: string): number {
  return Math.ceil(page.body.length * 1.5) + 2 * key.length + 1024;
}
