import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { storePictureContent } from "./store-picture.ts";

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><circle r="90"/></svg>',
);
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
});
afterEach(() => rm(folder, { recursive: true }));

const store = (name: string, content: Buffer) =>
  storePictureContent(name, content, { public: folder, private: `${folder}-private` });

async function fileTimes(): Promise<number[]> {
  const files = (await readdir(folder)).map((name) => stat(join(folder, name)));
  return (await Promise.all(files)).map(({ mtimeMs }) => mtimeMs);
}

it("draws an SVG in every thumbnail width up to 640", async () => {
  const stored = await store("pump.svg", svg);
  expect(stored).toMatchObject({
    width: 300,
    height: 200,
    mime_type: "image/svg+xml",
    file_size: svg.length,
  });
  expect(stored.path).toMatch(/^\/media\/pump-[0-9a-f]{12}\.svg$/);
  expect(stored.thumbnails.map(({ width, height }) => [width, height])).toEqual([
    [160, 107],
    [320, 213],
    [480, 320],
    [640, 427],
  ]);
  for (const { path, width, height } of stored.thumbnails) {
    const made = await sharp(join(folder, path.slice("/media/".length))).metadata();
    expect([made.format, made.width, made.height]).toEqual(["webp", width, height]);
  }
});

it("never enlarges a photograph", async () => {
  const photo = await sharp({ create: { width: 500, height: 250, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
  expect((await store("Photo.JPG", photo)).thumbnails.map(({ width }) => width)).toEqual([160, 320, 480]);
});

it("leaves files alone that are there already", async () => {
  await store("pump.svg", svg);
  const before = await fileTimes();
  await store("pump.svg", svg);
  expect(await fileTimes()).toEqual(before);
});

it("gives changed content a new address", async () => {
  const changed = Buffer.from(svg.toString().replace("90", "80"));
  expect((await store("pump.svg", changed)).path).not.toBe((await store("pump.svg", svg)).path);
});
