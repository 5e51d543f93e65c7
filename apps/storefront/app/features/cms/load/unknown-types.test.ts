import { expect, it } from "vitest";
import { createUnknownTypes } from "./unknown-types.ts";

it("calls a type news once, blocks and slots apart", () => {
  const unknown = createUnknownTypes();
  expect(unknown.isNews("block", "flipbook")).toBe(true);
  expect(unknown.isNews("block", "flipbook")).toBe(false);
  expect(unknown.isNews("slot", "flipbook")).toBe(true);
});

it("stops remembering, and so reporting, at some point", () => {
  const unknown = createUnknownTypes();
  const news = Array.from({ length: 500 }, (_, index) => unknown.isNews("slot", `type-${index}`));
  expect(news.filter(Boolean)).toHaveLength(200);
});
