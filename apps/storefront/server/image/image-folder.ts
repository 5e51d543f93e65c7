import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export interface KeptFile {
  key: string;
  bytes: number;
}

/** A process that was ended while writing leaves these; after an hour nobody writes them any more. */
const UNFINISHED_MS = 3_600_000;
const unfinished = /\.[0-9a-f-]{36}$/;

/** The pictures of a folder, the oldest first. What was left half written is removed. A folder that is not there is empty. */
export async function listKept(directory: string, now = Date.now()): Promise<KeptFile[]> {
  const found: (KeptFile & { writtenAt: number })[] = [];
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // oxlint-disable-next-line no-await-in-loop -- in the background of a start: gently, one after the other
    const info = await stat(file).catch(() => null);
    if (!info) continue;
    const isOld = now - info.mtimeMs > UNFINISHED_MS;
    if (!unfinished.test(entry.name))
      found.push({ key: entry.name, bytes: info.size, writtenAt: info.mtimeMs });
    // oxlint-disable-next-line no-await-in-loop
    else if (isOld) await rm(file, { force: true }).catch(() => undefined);
  }
  return found.toSorted((one, other) => one.writtenAt - other.writtenAt);
}
