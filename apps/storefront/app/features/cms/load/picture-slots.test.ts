import { expect, it } from "vitest";
import { readImage, readImageSlider } from "./picture-slots.ts";

const media = (alt: string | null) => ({
  url: "/media/a.jpg",
  translated: { alt, title: "Titel" },
  metaData: { width: 800, height: 600 },
  thumbnails: [],
});
const config = (values: Record<string, unknown>) => ({
  config: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { source: "static", value }]),
  ),
});
const image = (data: object, values: Record<string, unknown> = {}) =>
  readImage({ type: "image", data: { media: media("Dach"), ...data }, translated: config(values) } as never);

it.each([
  [{}, { mode: "standard", minHeight: "", vertical: null, horizontal: null }],
  [
    { displayMode: "cover", minHeight: "320px" },
    { mode: "cover", minHeight: "min-h-60 sm:min-h-80" },
  ],
  [
    { displayMode: "stretch", verticalAlign: "flex-end" },
    { mode: "stretch", vertical: "end" },
  ],
  [
    { displayMode: "contain", horizontalAlign: "center" },
    { mode: "contain", horizontal: "center" },
  ],
  [
    { displayMode: "explode", verticalAlign: "nowhere" },
    { mode: "standard", vertical: null },
  ],
])("reads %j", (values, expected) => {
  expect(image({}, values)).toMatchObject(expected);
});

it.each([
  ["the editor's label", { ariaLabel: "Zu den Dächern" }, "Dach", "Zu den Dächern"],
  ["the alternative text", {}, "Dach", "Dach"],
  ["the title of a picture without one", {}, "", "Titel"],
])("names a link by %s", (_, values, alt, label) => {
  expect(image({ media: media(alt), url: "/x" }, values)?.label).toBe(label);
});

it("says nothing about decoration", () => {
  expect(image({}, { isDecorative: true })?.picture.alt).toBe("");
});

it("leads nowhere when the address is too long, and is nothing without a picture [228]", () => {
  expect(image({ url: `/${"x".repeat(2083)}` })?.target).toBeNull();
  expect(image({ media: null })).toBeNull();
});

it.each([
  [{}, { hasArrows: true, hasDots: false, isAutoplay: false }],
  [
    { navigationArrows: "none", navigationDots: "outside", autoSlide: true },
    { hasArrows: false, hasDots: true, isAutoplay: true },
  ],
])("moves as configured: %j", (values, expected) => {
  const sliderItems = [{ media: media("a") }, { media: media("b") }, { media: null }];
  const slider = readImageSlider({ data: { sliderItems }, translated: config(values) } as never);
  expect(slider).toMatchObject(expected);
  expect(slider?.items).toHaveLength(2);
});
