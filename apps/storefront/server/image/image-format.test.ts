import { expect, it } from "vitest";
import { chooseFormat, contentTypeOf } from "./image-format.ts";

it.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
  ["image/webp,*/*", "webp"],
  ["IMAGE/WEBP ; q=0.5, IMAGE/AVIF ; q=0.1", "avif"],
  ["image/avif;q=0, image/webp", "webp"],
  ["image/avif;q=0.000,image/webp; q=0", "plain"],
  ["image/*", "plain"],
  ["*/*", "plain"],
  ["image/avif-sequence", "plain"],
  ["", "plain"],
  [undefined, "plain"],
])("%s gets %s", (accept, expected) => {
  expect(chooseFormat(accept)).toBe(expected);
});

it.each([
  ["avif", [0], "image/avif"],
  ["webp", [0], "image/webp"],
  ["plain", [0x89, 0x50], "image/png"],
  ["plain", [0xff, 0xd8], "image/jpeg"],
] as const)("%s starting with %j is called %s", (format, start, expected) => {
  expect(contentTypeOf(format, Buffer.from(start))).toBe(expected);
});
