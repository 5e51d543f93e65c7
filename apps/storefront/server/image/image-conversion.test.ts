import sharp from "sharp";
import { expect, it } from "vitest";
import { convertPicture, UnreadablePicture } from "./image-conversion.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a52" } });
const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h4v4z"/></svg>`,
  );

it.each([
  ["avif", "heif"],
  ["webp", "webp"],
  ["plain", "jpeg"],
] as const)("makes %s of a photograph", async (format, expected) => {
  const made = await convertPicture(await photo(400, 200).jpeg().toBuffer(), { width: 96, format });
  expect(await sharp(made).metadata()).toMatchObject({ format: expected, width: 96, height: 48 });
});

it("never makes a photograph wider than it is", async () => {
  const made = await convertPicture(await photo(120, 60).png().toBuffer(), { width: 640, format: "webp" });
  expect(await sharp(made).metadata()).toMatchObject({ width: 120, height: 60 });
});

it.each(["avif", "webp", "plain"] as const)(
  "draws a drawing in full size and see-through as %s",
  async (format) => {
    const made = await convertPicture(drawing(40, 20), { width: 320, format });
    expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 160, hasAlpha: true });
  },
);

it("sets a turned photograph upright and leaves its metadata behind", async () => {
  const turned = await photo(400, 200)
    .withExif({ IFD0: { Artist: "Somebody" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const made = await sharp(await convertPicture(turned, { width: 96, format: "plain" })).metadata();
  expect(made).toMatchObject({ width: 96, height: 192 });
  expect([made.exif, made.icc, made.xmp]).toEqual([undefined, undefined, undefined]);
});

it.each([
  ["text", Buffer.from("no picture")],
  ["nothing", Buffer.alloc(0)],
  ["half a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["a drawing of ten thousand million pixels", drawing(100_000, 100_000)],
  ["a drawing a thousand times as high as wide", drawing(10, 100_000)],
])("refuses %s", async (_name, source) => {
  await expect(convertPicture(source, { width: 1900, format: "webp" })).rejects.toBeInstanceOf(
    UnreadablePicture,
  );
});

it("refuses formats nobody uploads", async () => {
  const tiff = await photo(10, 10).tiff().toBuffer();
  await expect(convertPicture(tiff, { width: 96, format: "webp" })).rejects.toBeInstanceOf(UnreadablePicture);
});
