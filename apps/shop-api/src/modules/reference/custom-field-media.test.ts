import { expect, it } from "vitest";
import { withMediaOrigin } from "./custom-field-media.ts";

const fields = {
  a: 1,
  videos: [{ id: "x", previewUrl: "/media/p.svg" }],
  badge: { mediaUrl: "/media/b.svg" },
};

it("puts the media host in front of addresses, at any depth", () => {
  expect(withMediaOrigin(fields, "https://media.example")).toEqual({
    a: 1,
    videos: [{ id: "x", previewUrl: "https://media.example/media/p.svg" }],
    badge: { mediaUrl: "https://media.example/media/b.svg" },
  });
});

it("leaves the very same value where the shop serves its media itself", () => {
  expect(withMediaOrigin(fields, "")).toBe(fields);
});
