import { expect, it } from "vitest";
import { countTests, MOST_LATE, sumTests } from "./count-tests.ts";

it.each([
  [
    "Vitest",
    { numPassedTests: 3, numFailedTests: 1, numFailedTestSuites: 2 },
    { passed: 3, failed: 1, passedLate: 0 },
  ],
  [
    "a file that could not be loaded",
    { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 },
    { passed: 3, failed: 1, passedLate: 0 },
  ],
  [
    "Playwright",
    { stats: { expected: 5, unexpected: 1, flaky: 2 } },
    { passed: 5, failed: 1, passedLate: 2 },
  ],
])("counts %s", (_name, report, expected) => {
  expect(countTests(report)).toEqual(expected);
});

it("lets a few tests of a whole run pass late, and no more", () => {
  const few = { passed: 10, failed: 0, passedLate: MOST_LATE };
  const one = { passed: 5, failed: 0, passedLate: 1 };
  expect(sumTests([few])).toEqual({ passed: 10 + MOST_LATE, failed: 0 });
  expect(sumTests([few, one])).toEqual({ passed: 15, failed: MOST_LATE + 1 });
});
