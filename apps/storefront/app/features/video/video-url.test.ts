import { expect, it } from "vitest";
import { embedUrlOf, isVideoId, watchUrlOf } from "./video-url.ts";

const whole = { startSeconds: null, endSeconds: null, isLoop: false };

it.each([
  ["youtube", "dQw4w9WgXcQ", true],
  ["youtube", "a-b_c-d_e-f", true],
  ["youtube", "abc123", false],
  ["youtube", "../../embed", false],
  ["youtube", "dQw4w9WgXcQ?x=1", false],
  ["vimeo", "76979871", true],
  ["vimeo", "76979871/x", false],
  ["vimeo", "", false],
] as const)("knows whether %s has an id %j: %s", (provider, id, expected) => {
  expect(isVideoId(provider, id)).toBe(expected);
});

it.each([
  ["youtube", "dQw4w9WgXcQ", whole, "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0"],
  [
    "youtube",
    "dQw4w9WgXcQ",
    { startSeconds: 10, endSeconds: 40, isLoop: true },
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=10&end=40&loop=1&playlist=dQw4w9WgXcQ",
  ],
  ["vimeo", "76979871", whole, "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
  [
    "vimeo",
    "76979871",
    { startSeconds: 12, endSeconds: null, isLoop: true },
    "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&loop=1#t=12s",
  ],
] as const)("embeds %s %s (%j)", (provider, id, part, address) => {
  expect(embedUrlOf(provider, id, part)).toBe(address);
});

it("never makes an address of something else", () => {
  expect(() => embedUrlOf("youtube", "x/../y", whole)).toThrow(RangeError);
  expect(() => watchUrlOf("vimeo", "javascript:1")).toThrow(RangeError);
});

it.each([
  ["youtube", "dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["vimeo", "76979871", "https://vimeo.com/76979871"],
] as const)("leads to %s itself", (provider, id, address) => {
  expect(watchUrlOf(provider, id)).toBe(address);
});
