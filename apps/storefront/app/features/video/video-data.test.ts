import { expect, it } from "vitest";
import { videoData } from "./video-data.ts";

const written = { provider: "youtube", id: "dQw4w9WgXcQ", title: "Montage", preview: null } as const;

it.each([null, undefined, "", "kurz", "https://youtu.be/dQw4w9WgXcQ"])("is no video with the id %j", (id) => {
  expect(videoData({ ...written, id })).toBeNull();
});

it.each([
  ["01:30", "start=90"],
  ["45", "start=45"],
  [12, "start=12"],
])("starts at %j", (startSeconds, part) => {
  expect(videoData({ ...written, startSeconds })?.embedUrl).toContain(part);
});

it.each([0, "x", null, {}, "1:2:3"])("starts at the beginning for %j", (startSeconds) => {
  expect(videoData({ ...written, startSeconds })?.embedUrl).not.toContain("start=");
});
