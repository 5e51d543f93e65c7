import { expect, it } from "vitest";
import { countTests } from "./count-tests.ts";

it.each([
  ["Vitest", { numPassedTests: 3, numFailedTests: 1, numFailedTestSuites: 2 }, { passed: 3, failed: 1 }],
  [
    "a file that could not be loaded",
    { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 },
    { passed: 3, failed: 1 },
  ],
  ["Playwright", { stats: { expected: 5, unexpected: 1, flaky: 0 } }, { passed: 5, failed: 1 }],
  ["a flaky browser test", { stats: { expected: 5, unexpected: 0, flaky: 1 } }, { passed: 5, failed: 1 }],
])("counts %s", (_name, report, expected) => {
  expect(countTests(report)).toEqual(expected);
});
