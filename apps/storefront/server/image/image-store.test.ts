import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { createLog } from "../../app/platform/http/log.server.ts";
import { createImageStore } from "./image-store.ts";

const KB = 1024;
const picture = (kilobytes: number) => Buffer.alloc(kilobytes * KB, 7);

async function folderWith(files: Record<string, { kilobytes: number; hoursOld: number }>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "image-store-"));
  for (const [key, { kilobytes, hoursOld }] of Object.entries(files)) {
    const file = join(directory, key.slice(0, 2), key);
    const at = Date.now() / 1000 - hoursOld * 3600;
    await mkdir(join(directory, key.slice(0, 2)), { recursive: true });
    await writeFile(file, picture(kilobytes));
    await utimes(file, at, at);
  }
  return directory;
}

function open(directory: string, mostBytes: number) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { store: createImageStore({ directory, mostBytes, log }), lines };
}

async function keysIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

it("never holds more than it may; what was not asked for the longest goes", async () => {
  const directory = await folderWith({});
  const { store, lines } = open(directory, 100 * KB);
  await store.counted;
  await store.write("aa1", picture(40));
  await store.write("bb2", picture(40));
  expect(await store.read("aa1")).toHaveLength(40 * KB);
  await store.write("cc3", picture(40));
  await vi.waitFor(async () => expect(await keysIn(directory)).toEqual(["aa1", "cc3"]));
  expect(await store.read("bb2")).toBeNull();
  expect(lines.at(-1)).toMatchObject({
    event: "image-folder-full",
    files: 2,
    bytes: 80 * KB,
    mostBytes: 100 * KB,
    removed: 1,
  });
});

it("counts what an earlier process left, and begins with the oldest of it", async () => {
  const directory = await folderWith({
    old1: { kilobytes: 40, hoursOld: 48 },
    new2: { kilobytes: 40, hoursOld: 1 },
    mid3: { kilobytes: 40, hoursOld: 24 },
  });
  const { store, lines } = open(directory, 90 * KB);
  await store.counted;
  expect(lines).toMatchObject([{ event: "image-folder", files: 2, bytes: 80 * KB, removed: 1 }]);
  await vi.waitFor(async () => expect(await keysIn(directory)).toEqual(["mid3", "new2"]));
});

it("clears away what was left half written, but not what is being written", async () => {
  const id = "00000000-0000-0000-0000-000000000000";
  const directory = await folderWith({
    [`aa1.${id}`]: { kilobytes: 1, hoursOld: 2 },
    [`bb2.${id}`]: { kilobytes: 1, hoursOld: 0 },
    cc3: { kilobytes: 1, hoursOld: 2 },
  });
  await open(directory, 90 * KB).store.counted;
  expect(await keysIn(directory)).toEqual([`bb2.${id}`, "cc3"]);
});

it("does not keep what is larger than all it may hold", async () => {
  const directory = await folderWith({});
  const { store } = open(directory, 10 * KB);
  await store.write("aa1", picture(11));
  expect(await keysIn(directory)).toEqual([]);
});
