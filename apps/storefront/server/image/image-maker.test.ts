import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createLog } from "../../app/platform/http/log.server.ts";
import { createImageMaker } from "./image-maker.ts";
import { createImageStore } from "./image-store.ts";

const log = createLog({ write: () => undefined });
const address = (source: string) => ({ width: 96 as const, source, isVersioned: true });

async function workshop(directory?: string) {
  const folder = directory ?? (await mkdtemp(join(tmpdir(), "image-maker-")));
  const seen = { fetched: 0, converted: 0, most: 0 };
  let running = 0;
  const make = createImageMaker({
    store: createImageStore({ directory: folder, mostBytes: 10_000_000, log }),
    fetchSource: async (source) => {
      seen.fetched += 1;
      return Buffer.from(source.split("?", 1)[0] ?? "");
    },
    convert: async (source) => {
      running += 1;
      seen.converted += 1;
      seen.most = Math.max(seen.most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return Buffer.concat([Buffer.from("made "), source]);
    },
  });
  return { make, seen, folder };
}

it("makes a picture once for all who ask at the same time and afterwards", async () => {
  const { make, seen } = await workshop();
  const made = await Promise.all(Array.from({ length: 50 }, () => make(address("/media/a.png"), "webp")));
  made.push(await make(address("/media/a.png"), "webp"));
  expect(new Set(made.map(({ bytes }) => bytes.toString()))).toEqual(new Set(["made /media/a.png"]));
  expect(seen).toMatchObject({ fetched: 1, converted: 1 });
});

it("makes each width and format for itself, under its own tag", async () => {
  const { make, seen } = await workshop();
  const [avif, webp] = await Promise.all([make(address("/a"), "avif"), make(address("/a"), "webp")]);
  expect(avif.etag).not.toBe(webp.etag);
  expect(seen.converted).toBe(2);
});

it("takes what was made before a restart from the disk, and leaves nothing half done there", async () => {
  const { make, folder } = await workshop();
  const before = await make(address("/media/a.png"), "avif");
  const { make: makeAgain, seen } = await workshop(folder);
  expect(await makeAgain(address("/media/a.png"), "avif")).toEqual(before);
  expect(seen.converted).toBe(0);
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => file.includes("."))).toHaveLength(1);
});

it("does not convert again for invented versions of an address", async () => {
  const { make, seen } = await workshop();
  for (let version = 0; version < 20; version += 1) await make(address(`/media/a.png?ts=${version}`), "webp");
  expect(seen).toMatchObject({ fetched: 20, converted: 1 });
});

it("converts two at once and turns a flood away", async () => {
  const { make, seen } = await workshop();
  const flood = await Promise.allSettled(
    Array.from({ length: 500 }, (_, index) => make(address(`/media/${index}.png`), "webp")),
  );
  expect(flood.filter(({ status }) => status === "rejected")).toHaveLength(500 - 416);
  expect(seen).toMatchObject({ converted: 416, most: 2 });
});

it("tries again after a failure", async () => {
  let attempts = 0;
  const make = createImageMaker({
    store: { read: async () => null, write: async () => undefined },
    fetchSource: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("down");
      return Buffer.from("x");
    },
    convert: async (source) => source,
  });
  await expect(make(address("/a"), "webp")).rejects.toThrow("down");
  expect((await make(address("/a"), "webp")).bytes.toString()).toBe("x");
});

it("sends a picture it cannot store", async () => {
  const { make } = await workshop("/dev/null/nowhere");
  expect((await make(address("/a"), "webp")).bytes.toString()).toBe("made /a");
});

it("shows what the importer made ahead while AVIF is being made", async () => {
  const seen = { converted: 0 };
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const kept = new Map<string, Buffer>();
  const make = createImageMaker({
    store: {
      read: async (key) => kept.get(key) ?? null,
      write: async (key, bytes) => {
        kept.set(key, bytes);
        finish();
      },
    },
    fetchSource: async () => Buffer.from("original"),
    fetchPrepared: async () => Buffer.from("ahead"),
    convert: async () => {
      seen.converted += 1;
      return Buffer.from("small");
    },
  });
  const first = await make(address("/a"), "avif");
  expect(first).toMatchObject({ format: "webp", isLasting: false });
  expect(first.bytes.toString()).toBe("ahead");
  await finished;
  const second = await make(address("/a"), "avif");
  expect(second).toMatchObject({ format: "avif", isLasting: true });
  expect(second.bytes.toString()).toBe("small");
  expect(seen.converted).toBe(1);
});

it("takes what the importer made for good where WebP is asked for, and never for old programs", async () => {
  const make = createImageMaker({
    store: { read: async () => null, write: async () => undefined },
    fetchSource: async () => Buffer.from("original"),
    fetchPrepared: async () => Buffer.from("ahead"),
    convert: async () => Buffer.from("converted"),
  });
  expect(await make(address("/a"), "webp")).toMatchObject({ bytes: Buffer.from("ahead"), isLasting: true });
  expect((await make(address("/a"), "plain")).bytes.toString()).toBe("converted");
});
