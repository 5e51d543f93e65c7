import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Log } from "../../app/platform/http/log.server.ts";
import { listKept } from "./image-folder.ts";

export interface ImageStore {
  read: (key: string) => Promise<Buffer | null>;
  write: (key: string, bytes: Buffer) => Promise<void>;
}

type ImageFolder = ImageStore & {
  /** Resolves when what lay in the folder at the start is counted too. */
  counted: Promise<void>;
};

interface Settings {
  directory: string;
  mostBytes: number;
  log: Log;
}

/**
 * Made pictures on disk: they outlive the process. Losing the folder costs time, never a picture. It holds so many bytes and no more:
 * what was not asked for the longest goes first, also what an earlier process left.
 */
export function createImageStore({ directory, mostBytes, log }: Settings): ImageFolder {
  // 256 folders keep each of them small.
  const fileOf = (key: string) => join(directory, key.slice(0, 2), key);
  let removed = 0;
  const kept = new LRUCache<string, number>({
    maxSize: Math.max(1, mostBytes),
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose(_bytes, key, reason) {
      if (reason !== "evict") return;
      removed++;
      // A reader that has it open still gets it whole.
      rm(fileOf(key), { force: true }).catch((error: unknown) => log.warn("image-not-removed", { error }));
    },
  });

  function tell(event: string): void {
    log.info(event, { files: kept.size, bytes: kept.calculatedSize, mostBytes, removed });
  }

  const counted = listKept(directory).then((files) => {
    const askedForMeanwhile = [...kept.rkeys()];
    // Oldest first, so that they are the first to go.
    for (const { key, bytes } of files) if (!kept.has(key)) kept.set(key, bytes);
    for (const key of askedForMeanwhile) kept.get(key);
    tell("image-folder");
  });

  return {
    counted,

    async read(key) {
      const bytes = await readFile(fileOf(key)).catch(() => null);
      // Another process may have written it.
      if (bytes && kept.get(key) === undefined) kept.set(key, bytes.length);
      return bytes;
    },

    async write(key, bytes) {
      if (bytes.length > mostBytes) return;
      const file = fileOf(key);
      const unfinished = `${file}.${randomUUID()}`;
      try {
        // Only this user: whoever can write here decides what visitors see.
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(unfinished, bytes, { mode: 0o600 });
        // Nobody ever reads half a picture.
        await rename(unfinished, file);
        const before = removed;
        kept.set(key, bytes.length);
        if (removed > before) tell("image-folder-full");
      } catch (error) {
        log.warn("image-not-stored", { error });
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
  };
}
