import { expect, it } from "vitest";
import { isIndexable } from "./indexable.ts";

it.each([
  [undefined, "https://shop.example", true],
  [undefined, "http://shop.example", false],
  [undefined, "https://localhost:3000", false],
  [undefined, "https://127.0.0.1", false],
  ["noindex", "https://shop.example", false],
  ["index", "http://localhost:3000", true],
] as const)("ROBOTS=%s at %s", (robots, address, expected) => {
  expect(isIndexable(robots, new URL(address))).toBe(expected);
});

it("refuses a word it does not know", () => {
  expect(() => isIndexable("yes", new URL("https://shop.example"))).toThrow("ROBOTS");
});
