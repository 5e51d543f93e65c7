import { createHash, timingSafeEqual } from "node:crypto";
import type { PageCache } from "./page-cache.server.ts";
import type { SharedReads } from "./shared-reads.server.ts";

/** Drops what a change made stale, for callers that know the secret. */
export type Revalidate = {
  isAllowed: (secret: string | null) => boolean;
  /** Returns how many pages went. */
  drop: (surrogateKeys: readonly string[]) => number;
};

const digest = (text: string) => createHash("sha256").update(text).digest();

export function createRevalidate(secret: string, pages: PageCache, shared: SharedReads): Revalidate {
  const expected = digest(secret);
  return {
    isAllowed: (given) => given !== null && timingSafeEqual(digest(given), expected),
    drop(surrogateKeys) {
      shared.purge(surrogateKeys);
      return pages.purge(surrogateKeys);
    },
  };
}
