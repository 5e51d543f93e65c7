import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ImageUrl } from "../../app/features/media/image-url.ts";
import { convertPicture, RECIPE_VERSION } from "./image-conversion.ts";
import type { Conversion } from "./image-conversion.ts";
import type { ImageFormat } from "./image-format.ts";
import { createLimiter } from "./image-limiter.ts";
import type { ImageStore } from "./image-store.ts";

export interface MadeImage {
  bytes: Buffer;
  etag: string;
  format: ImageFormat;
  /** False while a smaller format of the same picture is still being made. */
  isLasting: boolean;
}

interface Parts {
  store: Pick<ImageStore, "read" | "write">;
  fetchSource: (source: string) => Promise<Buffer>;
  /** A WebP that can be shown at once: what the importer made ahead, or the original if that is small enough. */
  fetchPrepared?: (address: ImageUrl, original: Buffer) => Promise<Buffer | null>;
  convert?: (source: Buffer, conversion: Conversion) => Promise<Buffer>;
}

const MEMORY_BYTES = 64 * 1024 * 1024;
/** Without a version in the address the original is looked at again after this time. */
const UNVERSIONED_MS = 60_000;

/**
 * A picture is made once per content, width and format. Nobody waits for AVIF where the importer left a WebP: the
 * first who ask get that, and AVIF is made meanwhile. The key is the content, not the address: whoever
 * invents versions of an address causes reading, never converting.
 */
export function createImageMaker({
  store,
  fetchSource,
  fetchPrepared = async () => null,
  convert = convertPicture,
}: Parts) {
  const memory = new LRUCache<string, MadeImage>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 512,
  });
  const running = new Map<string, Promise<MadeImage>>();
  // Originals in memory are bounded by the first, processor time by the second. Those who wait hold no bytes.
  const limitJobs = createLimiter({ atOnce: 16, waiting: 400 });
  const limitConversions = createLimiter({ atOnce: 2, waiting: 16 });
  // One at a time, behind those somebody waits for. What finds no place is begun again by the next who asks.
  const limitImprovements = createLimiter({ atOnce: 1, waiting: 60 });
  const improving = new Set<string>();

  async function make(address: ImageUrl, format: ImageFormat, takesWebp: boolean): Promise<MadeImage> {
    const { source, width } = address;
    const original = await fetchSource(source);
    const hash = createHash("sha256").update(original).digest("hex").slice(0, 40);
    const key = `${hash}-${width}-v${RECIPE_VERSION}.${format}`;
    const made = (bytes: Buffer) => ({ bytes, etag: `"${key}"`, format, isLasting: true });
    const stored = await store.read(key);
    if (stored) return made(stored);
    const finish = async () => {
      const bytes = await limitConversions(() => convert(original, { width, format }));
      await store.write(key, bytes);
      return made(bytes);
    };
    const prepared = takesWebp ? await fetchPrepared(address, original) : null;
    if (!prepared) return finish();
    const etag = `"${hash}-${width}-prepared.webp"`;
    const isDone = format === "webp" && prepared !== original;
    if (!isDone) improve(key, finish);
    return { bytes: prepared, etag, format: "webp", isLasting: isDone };
  }

  /** A failure costs the visitor nothing: he has his picture, and the next one starts another attempt. */
  function improve(key: string, finish: () => Promise<MadeImage>): void {
    if (improving.has(key)) return;
    improving.add(key);
    limitImprovements(finish)
      .catch(() => undefined)
      .finally(() => improving.delete(key));
  }

  /** `takesWebp`: whether a WebP may stand in until the format asked for is made. */
  return async (
    address: ImageUrl,
    format: ImageFormat,
    takesWebp = format !== "plain",
  ): Promise<MadeImage> => {
    const key = `${address.width} ${format} ${address.source}`;
    const job = `${key} ${takesWebp}`;
    const kept = memory.get(key) ?? running.get(job);
    if (kept) return kept;
    const started = limitJobs(() => make(address, format, takesWebp)).finally(() => running.delete(job));
    running.set(job, started);
    const made = await started;
    if (made.isLasting) memory.set(key, made, address.isVersioned ? {} : { ttl: UNVERSIONED_MS });
    return made;
  };
}
