import { expect, it } from "vitest";
import { mayReload } from "./reload-rule.ts";

it.each([
  { last: null, now: 0, expected: true },
  { last: { path: "/a", at: 0 }, now: 9_999, expected: false },
  { last: { path: "/a", at: 0 }, now: 10_000, expected: true },
  { last: { path: "/b", at: 0 }, now: 1, expected: true },
])("after $last at $now: $expected [207]", ({ last, now, expected }) => {
  expect(mayReload(last, "/a", now)).toBe(expected);
});
