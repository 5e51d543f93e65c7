import { expect, it } from "vitest";
import { backgroundPicture, backgroundWidth, refuseBackgroundUrl } from "./background-picture.ts";

it.each([
  [null, 800],
  [undefined, 800],
  [0, 800],
  [Number.NaN, 800],
  [1, 100],
  [100, 100],
  [101, 200],
  [1899.5, 1900],
  [1901, 1900],
  [1920, 1900],
  [1921, 1900],
  [6000, 1900],
])("a background %s wide is made %i wide [336]", (width, expected) => {
  expect(backgroundWidth(width)).toBe(expected);
});

it.each([
  [1000, null],
  [1001, "Url is too long"],
  [2083, "Url is too long"],
  [2084, "URL Input too long"],
])("an address of %i characters: %s [228, 229]", (length, expected) => {
  expect(refuseBackgroundUrl("/".padEnd(length, "a"))).toBe(expected);
});

const media = { url: "/media/roof.jpg", translated: { alt: "Dach", title: null }, thumbnails: [] };

it("is decoration, in versions up to the size the content asks for", () => {
  expect(backgroundPicture({ ...media, metaData: { width: 3000, height: 1000 } }, 620)).toEqual({
    url: "/image/480/media/roof.jpg",
    width: 3000,
    height: 1000,
    alt: "",
    srcSet: "/image/480/media/roof.jpg 480w, /image/640/media/roof.jpg 640w, /image/728/media/roof.jpg 728w",
  });
});

it("takes the picture's own width when the content asks for none, and refuses long addresses", () => {
  expect(backgroundPicture({ ...media, metaData: { width: 3000, height: 1000 } })?.srcSet).toContain("1900w");
  expect(backgroundPicture(null)).toBeNull();
  expect(() =>
    backgroundPicture({ ...media, url: `/media/${"a".repeat(1000)}.jpg`, metaData: null }),
  ).toThrow("Url is too long");
});
