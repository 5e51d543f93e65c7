import { expect, it } from "vitest";
import { nextPollMs } from "./poll-rule.ts";

it.each([
  [0, 2000],
  [4, 2000],
  [5, 5000],
  [29, 5000],
  [30, null],
])("after %i polls it waits %s", (polls, expected) => {
  expect(nextPollMs(polls)).toBe(expected);
});
