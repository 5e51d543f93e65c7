import { expect, it } from "vitest";
import { isExcluded } from "./is-excluded.ts";
import { promotion } from "./promotion.fixture.ts";

const plain = promotion("b");

it.each([
  ["stands beside another", plain, [promotion("a")], false],
  ["is the first, even if it wants to be alone", promotion("b", { preventCombination: true }), [], false],
  ["wants to be alone", promotion("b", { preventCombination: true }), [promotion("a")], true],
  ["comes after one that wants to be alone", plain, [promotion("a", { preventCombination: true })], true],
  ["forbids one before it", promotion("b", { exclusionIds: ["a"] }), [promotion("a")], true],
  ["is forbidden by one before it", plain, [promotion("c"), promotion("a", { exclusionIds: ["b"] })], true],
  ["forbids one that is not there", promotion("b", { exclusionIds: ["x"] }), [promotion("a")], false],
  ["is a second code of one before it", plain, [promotion("b", { code: "other" })], true],
])("a promotion that %s", (_name, wanted, taken, expected) => {
  expect(isExcluded(wanted, taken)).toBe(expected);
});
