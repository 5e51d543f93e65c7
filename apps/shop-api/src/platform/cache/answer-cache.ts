import { createFlights } from "@hearth/service/flights";
import { LRUCache } from "lru-cache";
import type { SharedCache } from "./shared-cache.ts";

/** Serialised once, sent as it is. */
export interface CachedAnswer {
  body: Buffer;
}

/** Computes an answer and names what it turned out to depend on beyond the tags known before. */
export type Compute = (dependsOn: (tag: string) => void) => Promise<CachedAnswer>;

export interface AnswerCache {
  /** The answer from memory, if it is there. */
  peek(key: string): CachedAnswer | undefined;
  /** Answers from memory, then from the shared cache, else computes once however many ask at the same time. */
  through(
    key: string,
    tags: readonly string[],
    compute: Compute,
  ): Promise<{ answer: CachedAnswer; hit: boolean }>;
  drop(tags: readonly string[]): void;
  /** What memory holds, names included. */
  size(): { entries: number; bytes: number };
  clear(): void;
}

export interface AnswerCacheOptions {
  entries: number;
  ttlSeconds: number;
  shared?: SharedCache | undefined;
}

interface Entry extends CachedAnswer {
  tags: readonly string[];
}

interface Loaded extends Entry {
  hit: boolean;
}

/** Of the maps around an answer, roughly. */
const ENTRY_BYTES = 200;
const bytesOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + 2 * text.length, 0);

/**
 * Keeps serialised answers of anonymous catalogue reads. Every entry names what it was made from (tags); a change drops exactly those.
 * An answer computed while one of its tags was dropped is handed out but not kept: it may already be old.
 */
export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const keysByTag = new Map<string, Set<string>>();
  const flights = createFlights<Loaded>(({ tags }) => tags);
  const memory = new LRUCache<string, Entry>({
    max: Math.max(1, options.entries),
    ttl: options.ttlSeconds * 1000,
    maxSize: 256 * 1024 * 1024,
    sizeCalculation: (entry, key) => entry.body.length + bytesOf([key, ...entry.tags]) + ENTRY_BYTES,
    // Else an answer nobody asks for again would keep its place until others need it.
    ttlAutopurge: true,
    // The clock of now, not of when the library was loaded: a test may have set its own.
    perf: performance,
    dispose: (entry, key) => forget(entry, key),
  });

  function forget(entry: Entry, key: string) {
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function keep(key: string, entry: Entry) {
    memory.set(key, entry);
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set<string>();
      keys.add(key);
      keysByTag.set(tag, keys);
    }
  }

  async function load(key: string, tags: readonly string[], compute: Compute): Promise<Loaded> {
    const slot = await options.shared?.slot(key, tags);
    const shared = await slot?.get();
    const found = new Set<string>();
    const { body } = shared ? { body: shared } : await compute((tag) => found.add(tag));
    // The shared key carries the versions of the tags known before, so an answer with further ones stays in this process.
    if (!shared && found.size === 0) void slot?.put(body, options.ttlSeconds);
    return { body, tags: [...tags, ...found], hit: shared !== undefined };
  }

  return {
    peek: (key) => memory.get(key),
    async through(key, tags, compute) {
      if (options.entries === 0) return { answer: await compute(() => {}), hit: false };
      const known = memory.get(key);
      if (known) return { answer: known, hit: true };
      const { body, hit } = await flights.run(key, {
        make: () => load(key, tags, compute),
        keep: (loaded) => keep(key, { body: loaded.body, tags: loaded.tags }),
        knownTags: tags,
      });
      return { answer: { body }, hit };
    },
    size: () => ({ entries: memory.size, bytes: memory.calculatedSize }),
    drop(tags) {
      flights.drop(tags);
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) memory.delete(key);
    },
    clear() {
      flights.dropAll();
      memory.clear();
    },
  };
}
