import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ImageUrl } from "../app/features/media/image-url.ts";
import { convertPicture, recipeVersion } from "./image-conversion.ts";
import type { Conversion } from "./image-conversion.ts";
import type { ImageFormat } from "./image-format.ts";
import { createLimiter } from "./image-limiter.ts";
import type { ImageStore } from "./image-store.ts";

export type MadeImage = { bytes: Buffer; etag: string };

type Parts = {
  store: ImageStore;
  fetchSource: (source: string) => Promise<Buffer>;
  convert?: (source: Buffer, conversion: Conversion) => Promise<Buffer>;
};

const memoryBytes = 64 * 1024 * 1024;
/** Without a version in the address the original is looked at again after this time. */
const unversionedMs = 60_000;

/**
 * A picture is made once per content, width and format. The key is the content, not the address: whoever
 * invents versions of an address causes reading, never converting.
 */
export function createImageMaker({ store, fetchSource, convert = convertPicture }: Parts) {
  const memory = new LRUCache<string, MadeImage>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 512,
  });
  const running = new Map<string, Promise<MadeImage>>();
  // Originals in memory are bounded by the first, processor time by the second. Those who wait hold no bytes.
  const limitJobs = createLimiter({ atOnce: 16, waiting: 400 });
  const limitConversions = createLimiter({ atOnce: 2, waiting: 16 });

  async function make({ source, width }: ImageUrl, format: ImageFormat): Promise<MadeImage> {
    const original = await fetchSource(source);
    const hash = createHash("sha256").update(original).digest("hex").slice(0, 40);
    const key = `${hash}-${width}-v${recipeVersion}.${format}`;
    const etag = `"${key}"`;
    const stored = await store.read(key);
    if (stored) return { bytes: stored, etag };
    const bytes = await limitConversions(() => convert(original, { width, format }));
    await store.write(key, bytes);
    return { bytes, etag };
  }

  return async (address: ImageUrl, format: ImageFormat): Promise<MadeImage> => {
    const key = `${address.width} ${format} ${address.source}`;
    const kept = memory.get(key) ?? running.get(key);
    if (kept) return kept;
    const started = limitJobs(() => make(address, format)).finally(() => running.delete(key));
    running.set(key, started);
    const made = await started;
    memory.set(key, made, address.isVersioned ? {} : { ttl: unversionedMs });
    return made;
  };
}
