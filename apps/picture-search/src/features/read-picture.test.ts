import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isKnownPicture } from "./picture-type.ts";
import { readPicture } from "./read-picture.ts";

/** Left half red, right half blue, twice as wide as high. */
const flag = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: "red" } }).composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: "blue" } }, left: 40, top: 0 },
  ]);

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "%s is known by its first bytes and read",
  async (type) => {
    const bytes = await flag().toFormat(type).toBuffer();
    expect(isKnownPicture(bytes)).toBe(true);
    expect(await readPicture(bytes)).toMatchObject({ width: 80, height: 40 });
  },
);

test.each([
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["a GIF", Buffer.from("GIF89a........")],
  ["a TIFF", Buffer.from("II*\0........")],
  ["a PDF", Buffer.from("%PDF-1.7 ....")],
  ["a HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
  ["three bytes", Buffer.from("abc")],
])("%s is none of ours", (_name, bytes) => {
  expect(isKnownPicture(bytes)).toBe(false);
});

test("a photo taken with the phone on its side is turned upright", async () => {
  const upright = await readPicture(await flag().png().toBuffer());
  const stored = await sharp(await flag().png().toBuffer())
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  expect(await readPicture(stored)).toEqual(upright);
});

test("nothing is kept but pixels: no camera, no place", async () => {
  const exif = { IFD0: { Make: "PHONE-MAKER" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } };
  const bytes = await flag().withExif(exif).jpeg().toBuffer();
  expect(bytes.toString("latin1")).toContain("PHONE-MAKER");
  const picture = await readPicture(bytes);
  expect(Object.keys(picture)).toEqual(["width", "height", "pixels"]);
  expect(picture.pixels).toHaveLength(80 * 40 * 3);
});

test("a large photo is made small", async () => {
  const bytes = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  expect(await readPicture(bytes)).toMatchObject({ width: 448, height: 224 });
});

test("a bomb is not set off: its header is enough", async () => {
  await expect(readPicture(pngOf(30_000, 30_000))).rejects.toMatchObject({ code: "PICTURE_TOO_MANY_PIXELS" });
});

test.each([
  ["cut off", async () => (await flag().jpeg().toBuffer()).subarray(0, 200)],
  ["a first line and nothing", async () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
  ["pixels missing", async () => pngOf(1_000, 1_000)],
])("a damaged file is refused: %s", async (_name, make) => {
  await expect(readPicture(await make())).rejects.toMatchObject({ code: "PICTURE_UNREADABLE" });
});

/** A PNG that claims a size; its pixels are one short line. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [
    ["IHDR", header],
    ["IDAT", deflateSync(Buffer.alloc(10))],
    ["IEND", Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    ...chunks.map(([name, data]) => chunk(name, data)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
