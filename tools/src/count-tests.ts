interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** A test that needed a second try counts as failed: it will fail somebody's change one day. */
export function countTests(report: VitestReport | PlaywrightReport): { passed: number; failed: number } {
  if ("stats" in report) {
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  }
  // A file that could not be loaded has no tests to count, only a failed suite.
  const failed = report.numFailedTests || report.numFailedTestSuites;
  return { passed: report.numPassedTests, failed };
}
