import { LRUCache } from "lru-cache";

/** Public answers that every page needs (menus and the like), kept for a moment and shared by all requests. */
export interface SharedReads {
  remember: <T>(key: string, surrogateKeys: readonly string[], load: () => Promise<T>) => Promise<T>;
  /** The last good answer, however old: better than nothing while the shop does not answer. */
  recall: <T>(key: string) => Promise<T> | null;
  purge: (surrogateKeys: readonly string[]) => void;
}

/** The same for pages that show other prices than everybody's: what is remembered for one kind is never given to another. */
export function sharedReadsOf(reads: SharedReads, name: string): SharedReads {
  return {
    remember: (key, surrogateKeys, load) => reads.remember(`${name} ${key}`, surrogateKeys, load),
    recall: (key) => reads.recall(`${name} ${key}`),
    purge: reads.purge,
  };
}

interface Kept {
  answer: Promise<unknown>;
  surrogateKeys: readonly string[];
}

export function createSharedReads(
  ttlMs: number,
  now: () => number = performance.now.bind(performance),
): SharedReads {
  const kept = new LRUCache<string, Kept>({
    max: 500,
    ttl: Math.max(1, ttlMs),
    perf: { now },
    ttlResolution: 0,
  });
  const lastGood = new LRUCache<string, Promise<unknown>>({ max: 500 });

  return {
    remember<T>(key: string, surrogateKeys: readonly string[], load: () => Promise<T>) {
      const known = kept.get(key);
      // Every key belongs to one caller, which always loads the same type.
      if (known) return known.answer as Promise<T>;
      const entry = { answer: load(), surrogateKeys };
      if (ttlMs > 0) kept.set(key, entry);
      entry.answer.then(
        () => lastGood.set(key, entry.answer),
        () => {
          if (kept.peek(key) === entry) kept.delete(key);
        },
      );
      return entry.answer;
    },

    recall: <T>(key: string) => (lastGood.get(key) as Promise<T> | undefined) ?? null,

    purge(surrogateKeys) {
      const wanted = new Set(surrogateKeys);
      const stale = [...kept.entries()].filter(([, entry]) =>
        entry.surrogateKeys.some((key) => wanted.has(key)),
      );
      for (const [key] of stale) kept.delete(key);
    },
  };
}
