import type { VitestReport } from "./second-try.ts";

type VitestCounts = Omit<VitestReport, "testResults">;

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

export interface TestCount {
  passed: number;
  failed: number;
  /** Tests that passed, but not at once. */
  passedLate: number;
}

/** More than these and a run has failed: a slow machine explains a few among two thousand, not many. */
export const MOST_LATE = 3;

export function countTests(report: VitestCounts | PlaywrightReport): TestCount {
  if ("stats" in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected, passedLate: flaky };
  }
  // A file that could not be loaded has no tests to count, only a failed suite.
  const failed = report.numFailedTests || report.numFailedTestSuites;
  return { passed: report.numPassedTests, failed, passedLate: report.numLateTests ?? 0 };
}

/** Each that passed late is named in the output whatever happens. */
export function sumTests(counts: readonly TestCount[]): { passed: number; failed: number } {
  const sum = (key: keyof TestCount) => counts.reduce((total, count) => total + count[key], 0);
  const late = sum("passedLate");
  return late > MOST_LATE
    ? { passed: sum("passed"), failed: sum("failed") + late }
    : { passed: sum("passed") + late, failed: sum("failed") };
}
