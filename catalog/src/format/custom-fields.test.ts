import { expect, it } from "vitest";
import { splitCustomFields } from "./custom-fields.ts";

const chains = new Map([
  ["de", ["de"]],
  ["en", ["en", "de"]],
]);
const split = (fields: Record<string, unknown>) =>
  splitCustomFields(fields, chains, (file) => `/media/${file}`);

it("tells texts from values that are the same everywhere", () => {
  expect(split({ a: 1, b: true, c: { de: "x" }, d: [{ days: [1, 2] }] })).toEqual({
    values: { a: 1, b: true, d: [{ days: [1, 2] }] },
    texts: { de: { c: "x" } },
  });
});

it("gives a language the whole list, with the main language where it says nothing itself", () => {
  expect(
    split({ usps: [{ icon: "truck", text: { de: "Schnell", en: "Fast" } }, { text: { de: "Gut" } }] }).texts,
  ).toEqual({
    de: { usps: [{ icon: "truck", text: "Schnell" }, { text: "Gut" }] },
    en: { usps: [{ icon: "truck", text: "Fast" }, { text: "Gut" }] },
  });
});

it("turns files into their addresses", () => {
  expect(split({ videos: [{ id: "1", previewMedia: "a.svg" }], badge: { media: "b.svg" } }).values).toEqual({
    videos: [{ id: "1", previewUrl: "/media/a.svg" }],
    badge: { mediaUrl: "/media/b.svg" },
  });
});
