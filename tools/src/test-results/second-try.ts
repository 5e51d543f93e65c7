export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  /** Passed, but only at the second try: our own. */
  numLateTests?: number;
  testResults: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: VitestTest[];
}

interface VitestTest {
  fullName: string;
  status: string;
  failureMessages: string[];
  /** What it said the first time, where it passed the second. */
  passedLate?: boolean;
}

export function failedFiles({ testResults }: VitestReport): string[] {
  return testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

/**
 * The report of a run whose failed files ran once more. Files, not single tests: those of one file build on each other. A test that
 * passed the second time keeps what it said the first, so that the run names it.
 */
export function withSecondTry(first: VitestReport, second: VitestReport): VitestReport {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => {
    const retried = again.get(file.name);
    return file.status === "failed" && retried ? tellLate(file, retried) : file;
  });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const numLateTests = tests.filter(({ passedLate }) => passedLate).length;
  return {
    numPassedTests: tests.filter(({ status }) => status === "passed").length - numLateTests,
    numFailedTests: tests.filter(({ status }) => status === "failed").length,
    numFailedTestSuites: testResults.filter(({ status }) => status === "failed").length,
    numLateTests,
    testResults,
  };
}

function tellLate(first: VitestFile, second: VitestFile): VitestFile {
  const failures = new Map(
    first.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => [fullName, failureMessages]),
  );
  // What went wrong before or after its tests is told by the first of them.
  const [head] = second.assertionResults;
  if (failures.size === 0 && head) failures.set(head.fullName, [first.message]);
  return {
    ...second,
    assertionResults: second.assertionResults.map((test) => {
      const failureMessages = failures.get(test.fullName);
      return failureMessages && test.status === "passed"
        ? { ...test, failureMessages, passedLate: true }
        : test;
    }),
  };
}
