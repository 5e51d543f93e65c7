import sharp from "sharp";
import { expect, it } from "vitest";
import { isNearlyAsWide, isWebp, preparedSource } from "./image-prepared.ts";

it.each([
  ["/media/pump-0123456789ab.webp", "/media/pump-0123456789ab-320.webp"],
  ["/media/plan-0123456789ab.svg", "/media/plan-0123456789ab-320.webp"],
  ["/media/pump.webp", null],
  ["/media/1700000000/pump.jpg", null],
  ["/media/pump-0123456789ab.webp?ts=5", null],
])("of %s the importer made %s", (source, expected) => {
  expect(preparedSource({ source, width: 320 })).toBe(expected);
});

it("tells a WebP from anything else", () => {
  expect(isWebp(Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1"))).toBe(true);
  expect(isWebp(Buffer.from("<html>"))).toBe(false);
});

it.each([
  [640, true],
  [320, true],
  [160, false],
])("shows an original of 640 pixels where %i are wanted: %s", async (width, expected) => {
  const plain = sharp({ create: { width: 640, height: 10, channels: 3, background: "#fff" } });
  expect(await isNearlyAsWide(await plain.clone().webp().toBuffer(), width)).toBe(expected);
  expect(await isNearlyAsWide(await plain.png().toBuffer(), width)).toBe(false);
});
