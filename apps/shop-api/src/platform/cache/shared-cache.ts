import type { Redis } from "ioredis";

/** The place of one answer in the shared cache, bound to the versions its tags had when the slot was taken. */
export interface SharedSlot {
  get(): Promise<Buffer | undefined>;
  put(body: Buffer, ttlSeconds: number): Promise<void>;
}

/** Valkey/Redis as a cache between processes. Losing it costs speed only, so every failure reads as a miss. */
export interface SharedCache {
  slot(key: string, tags: readonly string[]): Promise<SharedSlot | undefined>;
  drop(tags: readonly string[]): Promise<void>;
  /** Throws when it does not answer. */
  ask(): Promise<void>;
}

/**
 * Keys carry the versions of their tags: dropping a tag raises its version, so an answer computed from older data lands under a key
 * nobody reads any more. That closes the race between "computed" and "dropped" across processes.
 */
export function openSharedCache(redis: Redis, onError: (error: Error) => void): SharedCache {
  async function orMiss<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (redis.status !== "ready") return undefined;
    try {
      return await work();
    } catch (error) {
      onError(error as Error);
      return undefined;
    }
  }

  return {
    async slot(key, tags) {
      const versions = await orMiss(() => redis.mget(tags.map(versionKey)));
      if (!versions) return undefined;
      const place = `answer:${versions.map((version) => version ?? "0").join(".")}:${key}`;
      return {
        get: async () => (await orMiss(() => redis.getBuffer(place))) ?? undefined,
        put: async (body, ttlSeconds) => void (await orMiss(() => redis.set(place, body, "EX", ttlSeconds))),
      };
    },
    async drop(tags) {
      await orMiss(async () => {
        const pipeline = redis.pipeline();
        for (const tag of tags) pipeline.incr(versionKey(tag));
        await pipeline.exec();
      });
    },
    async ask() {
      await redis.ping();
    },
  };
}

function versionKey(tag: string): string {
  return `version:${tag}`;
}
