import { expect, it } from "vitest";
import { pictureKindOf } from "./picture-kind.ts";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

it.each([
  ["\xff\xd8\xff\xe0", "jpeg"],
  ["\x89PNG\r\n\x1a\nIHDR", "png"],
  ["RIFF\x10\0\0\0WEBPVP8 ", "webp"],
  ["\0\0\0\x1cftypavif\0\0\0\0", "avif"],
  ["\0\0\0\x1cftypmif1\0\0\0\0mif1avif", "avif"],
  ["\0\0\0\x1cftypheic\0\0\0\0mif1heic", null],
  ["RIFF\x10\0\0\0WAVEfmt ", null],
  ["\x89PNG\n", null],
  ["GIF89a", null],
  ["%PDF-1.7", null],
  ["<svg xmlns=", null],
  ["<?xml version='1.0'?><svg", null],
  ["", null],
])("%j is %j", (text, kind) => {
  expect(pictureKindOf(bytesOf(text))).toBe(kind);
});
