import { createHash, timingSafeEqual } from "node:crypto";
import type { PageCache } from "./page-cache.server.ts";
import type { SharedReads } from "./shared-reads.server.ts";
import type { Visit } from "./visit.server.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Drops what a change made stale, for callers that know the secret. Without a configured secret nobody may. */
export function createRevalidate(
  secret: string | null,
  pages: PageCache,
  shared: SharedReads,
): Visit["revalidate"] {
  if (secret === null) return null;
  const expected = digest(secret);
  return (given, surrogateKeys) => {
    if (given === null || !timingSafeEqual(digest(given), expected)) return "forbidden";
    shared.purge(surrogateKeys);
    return pages.purge(surrogateKeys);
  };
}
