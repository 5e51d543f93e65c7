import { isSecret } from "@hearth/service/secrets";
import type { PageCache } from "./page-cache.server.ts";

/** Drops what a change made stale, for callers that know the secret. */
export interface Revalidate {
  isAllowed: (secret: string | null) => boolean;
  /** Returns how many pages went. */
  drop: (surrogateKeys: readonly string[]) => number;
}

/** What is kept beside pages and becomes stale with them. */
interface Kept {
  purge: (surrogateKeys: readonly string[]) => void;
}

export function createRevalidate(secret: string, pages: PageCache, others: readonly Kept[]): Revalidate {
  return {
    isAllowed: (given) => isSecret(secret, given ?? undefined),
    drop(surrogateKeys) {
      for (const kept of others) kept.purge(surrogateKeys);
      return pages.purge(surrogateKeys);
    },
  };
}
