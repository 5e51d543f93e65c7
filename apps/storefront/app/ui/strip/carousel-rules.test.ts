import { expect, it } from "vitest";
import {
  autoplayPosition,
  CAROUSEL_AUTOPLAY_MS,
  carouselPerView,
  CAROUSEL_SPEED_MS,
  isAtEnd,
  isAtStart,
  mayAutoplay,
  nextPosition,
} from "./carousel-rules.ts";

const strip = { scrollLeft: 0, viewWidth: 984, fullWidth: 2484, itemWidth: 250, gapWidth: 16 };

it("has the numbers of the shop [338, 339]", () => {
  expect({
    carouselSpeedMs: CAROUSEL_SPEED_MS,
    carouselAutoplayMs: CAROUSEL_AUTOPLAY_MS,
    carouselPerView,
  }).toEqual({
    carouselSpeedMs: 300,
    carouselAutoplayMs: 5000,
    carouselPerView: { base: 1, md: 2, lg: 4 },
  });
});

it.each([
  { from: 0, direction: "next", to: 1000 },
  { from: 1000, direction: "next", to: 1500 },
  { from: 1400, direction: "next", to: 1500 },
  { from: 1500, direction: "previous", to: 500 },
  { from: 250, direction: "previous", to: 0 },
] as const)("goes from $from to $to", ({ from, direction, to }) => {
  expect(nextPosition({ ...strip, scrollLeft: from }, direction)).toBe(to);
});

it("moves one item where only part of one is seen", () => {
  expect(nextPosition({ ...strip, viewWidth: 200 }, "next")).toBe(250);
});

it("knows its ends in spite of rounding", () => {
  expect(isAtStart({ ...strip, scrollLeft: 0.6 })).toBe(true);
  expect(isAtEnd({ ...strip, scrollLeft: 1499.4 })).toBe(true);
  expect(isAtEnd({ ...strip, scrollLeft: 1250 })).toBe(false);
});

it("goes on one item by itself and begins again after the last", () => {
  expect(autoplayPosition({ ...strip, scrollLeft: 250 })).toBe(500);
  expect(autoplayPosition({ ...strip, scrollLeft: 1500 })).toBe(0);
});

const nothing = {
  wantsLessMotion: false,
  isHovered: false,
  hasFocus: false,
  isPageHidden: false,
};

it.each(Object.keys(nothing))("does not move by itself when %s", (reason) => {
  expect(mayAutoplay({ ...nothing, [reason]: true })).toBe(false);
  expect(mayAutoplay(nothing)).toBe(true);
});
