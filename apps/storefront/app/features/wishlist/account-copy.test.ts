import { expect, it } from "vitest";
import { isFresh, readCopy } from "./account-copy.ts";

const a = "a".repeat(32);

it.each([
  [null, null],
  ["[", null],
  ["5", null],
  ['{"ids":[]}', null],
  ['{"ids":"x","atMs":1}', { ids: [], atMs: 1 }],
  [JSON.stringify({ ids: [a, "x"], atMs: 1 }), { ids: [a], atMs: 1 }],
])("reads %j", (stored, expected) => {
  expect(readCopy(stored)).toEqual(expected);
});

it.each([
  ["nothing known", null, false],
  ["just now", { ids: [], atMs: 1_000_000 }, true],
  ["a while ago", { ids: [], atMs: 1_000_000 - 300_000 }, false],
  ["tomorrow", { ids: [], atMs: 2_000_000 }, false],
])("asks again or not: %s", (_name, copy, expected) => {
  expect(isFresh(copy, 1_000_000)).toBe(expected);
});
