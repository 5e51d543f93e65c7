import { expect, it } from "vitest";
import { parseImageUrl } from "./image-url.ts";
import { pictureData } from "./picture-data.ts";

const thumbnail = (width: number) => ({ url: `/t-${width}.webp`, width, height: width }) as never;
const media = (over: Partial<Parameters<typeof pictureData>[0] & object> = {}) => ({
  url: "/media/pump.jpg",
  translated: { alt: "Wärmepumpe", title: null },
  metaData: { width: 1280, height: 960 },
  thumbnails: [thumbnail(1600), thumbnail(200), thumbnail(400)],
  ...over,
});
const foreign = "https://cdn.example/media/pump.jpg";

it("offers versions of the image route up to the width of the original, and keeps its size", () => {
  expect(pictureData(media(), { alt: "x", narrowest: 640 })).toEqual({
    url: "/image/640/media/pump.jpg",
    width: 1280,
    height: 960,
    alt: "Wärmepumpe",
    srcSet:
      "/image/640/media/pump.jpg 640w, /image/728/media/pump.jpg 728w, /image/800/media/pump.jpg 800w, /image/1280/media/pump.jpg 1280w",
  });
});

it.each([
  "/media/pump.jpg",
  "/media/pump.svg",
  "/media/pump.jpg?ts=1700000000",
  "/media/ab/W%C3%A4rme (1).png",
  "/media/x,y.png",
  "/media/100%25.png",
  "/media/pump.gif",
])("never names an address the image route refuses: %s", (url) => {
  for (const width of [1, 95, 96, 500, 1900, 9000])
    for (const widest of [50, 400, Infinity]) {
      const shown = pictureData(media({ url, metaData: { width, height: 9 } }), { alt: "x", widest });
      const named = [
        shown?.url ?? "",
        ...(shown?.srcSet ?? "").split(", ").map((entry) => entry.split(" ")[0] ?? ""),
      ];
      for (const address of named.filter((each) => each.startsWith("/image/")))
        expect(parseImageUrl(address)).not.toBeNull();
    }
});

it("keeps the version of the address", () => {
  expect(pictureData(media({ url: "/media/a.png?ts=5" }), { alt: "x", widest: 160 })?.srcSet).toBe(
    "/image/160/media/a.png?ts=5 160w",
  );
});

it("takes a foreign shop's own versions from small to wide", () => {
  expect(pictureData(media({ url: foreign }), { alt: "x" })).toMatchObject({
    url: "/t-400.webp",
    srcSet: "/t-200.webp 200w, /t-400.webp 400w, /t-1600.webp 1600w",
  });
});

it("leaves out what is wider than needed", () => {
  expect(pictureData(media({ url: foreign }), { alt: "x", widest: 400 })?.srcSet).toBe(
    "/t-200.webp 200w, /t-400.webp 400w",
  );
  expect(pictureData(media(), { alt: "x", widest: 239 })?.url).toBe("/image/160/media/pump.jpg");
});

it("shows a foreign original when there is nothing smaller, and a square when the size is unknown", () => {
  expect(pictureData(media({ url: foreign, thumbnails: [], metaData: null }), { alt: "x" })).toMatchObject({
    url: foreign,
    width: 800,
    height: 800,
    srcSet: null,
  });
});

it.each([
  [null, "Ersatz"],
  ["", ""],
])("says %j as alternative text", (alt, expected) => {
  expect(pictureData(media({ translated: { alt, title: null } }), { alt: "Ersatz" })?.alt).toBe(expected);
});

it("has no picture without media", () => {
  expect(pictureData(null, { alt: "x" })).toBeNull();
});
