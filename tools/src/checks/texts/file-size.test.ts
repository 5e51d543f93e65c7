import { expect, it } from "vitest";
import { findSizeProblems, isMeasuredSource, LINE_LIMIT, percentile } from "./file-size.ts";

const long = { path: "apps/a.ts", lines: LINE_LIMIT + 1 };

it("refuses a long file without a reason", () => {
  expect(findSizeProblems([long], {})).toEqual([expect.stringContaining("apps/a.ts has 251 lines")]);
});

it("accepts a long file with a reason, and a file at the limit", () => {
  expect(
    findSizeProblems([long, { path: "b.ts", lines: LINE_LIMIT }], { "apps/a.ts": "table of data" }),
  ).toEqual([]);
});

it("refuses a reason nobody needs any more", () => {
  expect(findSizeProblems([{ ...long, lines: 10 }], { "apps/a.ts": "table of data" })).toHaveLength(1);
});

it.each([
  ["apps/a.ts", true],
  ["apps/a.tsx", true],
  ["apps/a.sql", true],
  ["docs/a.md", false],
  ["packages/contract/openapi.generated.json", false],
  ["packages/i18n/src/x.generated.ts", false],
])("measures %s: %s", (path, expected) => {
  expect(isMeasuredSource(path)).toBe(expected);
});

it("finds the middle", () => {
  expect(percentile([1, 2, 3], 0.5)).toBe(2);
  expect(percentile([], 0.5)).toBe(0);
});
