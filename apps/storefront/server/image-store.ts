import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "../app/platform/http/log.server.ts";

export type ImageStore = {
  read: (key: string) => Promise<Buffer | null>;
  write: (key: string, bytes: Buffer) => Promise<void>;
};

/** Made pictures on disk: they outlive the process. Losing the folder costs time, never a picture. */
export function createImageStore(directory: string, log: Log): ImageStore {
  // 256 folders keep each of them small.
  const fileOf = (key: string) => join(directory, key.slice(0, 2), key);
  return {
    read: (key) => readFile(fileOf(key)).catch(() => null),

    async write(key, bytes) {
      const file = fileOf(key);
      const unfinished = `${file}.${randomUUID()}`;
      try {
        // Only this user: whoever can write here decides what visitors see.
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(unfinished, bytes, { mode: 0o600 });
        // Nobody ever reads half a picture.
        await rename(unfinished, file);
      } catch (error) {
        log.warn("image-not-stored", { error });
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
  };
}
