import { expect, it } from "vitest";
import { largestPicture } from "./largest-picture.ts";

it.each([
  ["/a-200.webp 200w, /a-1600.webp 1600w, /a-400.webp 400w", "/a-1600.webp"],
  [null, "/plain.webp"],
])("of %j takes %s", (srcSet, expected) => {
  expect(largestPicture({ url: "/plain.webp", srcSet })).toBe(expected);
});
