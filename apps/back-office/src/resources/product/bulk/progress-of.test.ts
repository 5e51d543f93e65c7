import { expect, it } from "vitest";
import { progressOf } from "./progress-of.ts";

it.each([
  ["applying", { waiting: 30, applied: 70, refused: 5, undone: 0, kept: 0 }, { done: 70, all: 100 }],
  ["undoing", { waiting: 0, applied: 40, refused: 5, undone: 58, kept: 2 }, { done: 60, all: 100 }],
] as const)("counts what is %s", (state, rows, expected) => {
  expect(progressOf({ state, rows })).toEqual(expected);
});
