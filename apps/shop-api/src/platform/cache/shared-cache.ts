import { createHash, randomBytes } from "node:crypto";
import type { ChainableCommander, Redis } from "ioredis";

/** The place of one answer in the shared cache, bound to the versions its tags had when the slot was taken. */
export interface SharedSlot {
  get(): Promise<Buffer | undefined>;
  put(body: Buffer, ttlSeconds: number): Promise<void>;
}

/** Valkey/Redis as a cache between processes. Losing it costs speed only, so every failure reads as a miss. */
export interface SharedCache {
  slot(key: string, tags: readonly string[]): Promise<SharedSlot | undefined>;
  /** False: nobody knows whether it heard of it. */
  drop(tags: readonly string[]): Promise<boolean>;
  /** Throws when it does not answer. */
  ask(): Promise<void>;
}

/** Of a version that nobody asks for. A new one costs a computation. */
const VERSION_SECONDS = 24 * 60 * 60;
const VERSION_BYTES = 8;
const VERSION = /^[\w-]{11}$/;
const SEAL_BYTES = 16;

/**
 * Keys carry the versions of their tags, and dropping a tag forgets its version: an answer computed from older data lands under a key
 * nobody reads any more. That closes the race between "computed" and "dropped" across processes. Versions are drawn, not counted: one
 * that was evicted or flushed never comes back, and forgetting needs no room, so that it succeeds in a server that is full.
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

  /** A version that is missing, or none of ours, is drawn anew. */
  async function versionsOf(tags: readonly string[]): Promise<string[]> {
    const drawing = redis.pipeline();
    const versions = (await redis.mget(tags.map(versionKey))).map((known, n) => {
      if (known !== null && VERSION.test(known)) return known;
      const drawn = randomBytes(VERSION_BYTES).toString("base64url");
      drawing.set(versionKey(tags[n] ?? ""), drawn, "EX", VERSION_SECONDS);
      return drawn;
    });
    if (drawing.length > 0) await execute(drawing);
    return versions;
  }

  return {
    async slot(key, tags) {
      const versions = await orMiss(() => versionsOf(tags));
      if (!versions) return undefined;
      const place = `answer:${versions.join(".")}:${key}`;
      const read = async () => {
        const kept = await redis.getBuffer(place);
        return kept ? opened(place, kept) : undefined;
      };
      return {
        get: () => orMiss(read),
        put: async (body, ttlSeconds) =>
          void (await orMiss(() => redis.set(place, sealed(place, body), "EX", ttlSeconds))),
      };
    },
    drop: async (tags) => (await orMiss(() => redis.del(tags.map(versionKey)))) !== undefined,
    async ask() {
      await redis.ping();
    },
  };
}

function versionKey(tag: string): string {
  return `version:${tag}`;
}

/** A pipeline never throws: it hands out what went wrong. */
async function execute(commands: ChainableCommander): Promise<void> {
  for (const [error] of (await commands.exec()) ?? []) if (error) throw error;
}

/** Proves that these bytes were put there, and whole: they are sent to shoppers as they are. Whoever means harm knows how to seal. */
function sealOf(place: string, body: Buffer): Buffer {
  return createHash("sha256").update(place).update(body).digest().subarray(0, SEAL_BYTES);
}

const sealed = (place: string, body: Buffer) => Buffer.concat([sealOf(place, body), body]);

function opened(place: string, kept: Buffer): Buffer {
  const body = kept.subarray(SEAL_BYTES);
  if (!sealOf(place, body).equals(kept.subarray(0, SEAL_BYTES)))
    throw new Error("the shared cache holds bytes that nobody put there");
  return body;
}
