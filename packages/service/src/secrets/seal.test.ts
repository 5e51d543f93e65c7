import { expect, it } from "vitest";
import { isSeal, seal } from "./seal.ts";

const keys = ["the key of today", "the key before it"];
const text = "letter 12";

it("is made with the first key and known by each", () => {
  expect(isSeal(keys.slice(0, 1), text, seal(keys, text))).toBe(true);
  expect(isSeal(keys.slice(1), text, seal(keys, text))).toBe(false);
  expect(isSeal(keys, text, seal(keys.slice(1), text))).toBe(true);
});

it.each([
  ["of another text", seal(keys, "letter 13")],
  ["of somebody else's key", seal(["a key of nobody"], text)],
  ["with more behind it", `${seal(keys, text)}AAAA`],
  ["cut short", seal(keys, text).slice(0, -4)],
  ["that is empty", ""],
])("a seal %s is none", (_what, given) => {
  expect(isSeal(keys, text, given)).toBe(false);
});

it("means nothing without a key", () => {
  expect(isSeal([""], text, seal([""], text))).toBe(false);
  expect(isSeal([], text, seal(keys, text))).toBe(false);
});
