import { expect, it } from "vitest";
import { pictureData } from "./picture-data.ts";

const thumbnail = (width: number) => ({ url: `/t-${width}.webp`, width, height: width }) as never;
const media = (over: Partial<Parameters<typeof pictureData>[0] & object> = {}) => ({
  url: "/original.svg",
  translated: { alt: "Wärmepumpe", title: null },
  metaData: { width: 1200, height: 900 },
  thumbnails: [thumbnail(1600), thumbnail(200), thumbnail(400)],
  ...over,
});

it("offers the versions from small to wide and keeps the size of the original", () => {
  expect(pictureData(media(), { alt: "x" })).toEqual({
    url: "/t-400.webp",
    width: 1200,
    height: 900,
    alt: "Wärmepumpe",
    srcSet: "/t-200.webp 200w, /t-400.webp 400w, /t-1600.webp 1600w",
  });
});

it("leaves out what is wider than needed", () => {
  expect(pictureData(media(), { alt: "x", widest: 400 })?.srcSet).toBe("/t-200.webp 200w, /t-400.webp 400w");
});

it("shows the original when there is nothing smaller, and a square when the size is unknown", () => {
  expect(pictureData(media({ thumbnails: [], metaData: null }), { alt: "x" })).toMatchObject({
    url: "/original.svg",
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
