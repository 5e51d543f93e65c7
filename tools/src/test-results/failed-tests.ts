import type { VitestReport } from "./second-try.ts";

type VitestFiles = Pick<VitestReport, "testResults">;

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightResult {
  errors: { message?: string }[];
  attachments?: { name: string; body?: string }[];
}

/** What browser tests attach when they fail: the last requests of the page. */
const LAST_REQUESTS = "last requests";

const LATE = " (passed at the second try)";

export interface FailedTest {
  name: string;
  message: string;
  lastRequests?: string;
}

/** Every test that failed or needed a second try, with what it said the first time. */
export function failedTests(report: VitestFiles | PlaywrightSuite): FailedTest[] {
  return "testResults" in report ? report.testResults.flatMap(failedOfFile) : failedOfSuite(report);
}

function failedOfFile({ name, message, assertionResults }: VitestFiles["testResults"][number]): FailedTest[] {
  const failed = assertionResults.filter(({ status, passedLate }) => status === "failed" || passedLate);
  // A file that could not be loaded has no tests, only a message.
  if (assertionResults.length === 0 && message) return [{ name, message }];
  return failed.map((test) => ({
    name: `${name} › ${test.fullName}${test.passedLate ? LATE : ""}`,
    message: test.failureMessages[0] ?? "",
  }));
}

function failedOfSuite({ suites = [], specs = [] }: PlaywrightSuite): FailedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => ({
        name: `${file} › ${title}${status === "flaky" ? LATE : ""}`,
        ...firstFailure(results),
      })),
  );
  return [...own, ...suites.flatMap(failedOfSuite)];
}

function firstFailure(results: readonly PlaywrightResult[]): Omit<FailedTest, "name"> {
  const failed = results.find(({ errors }) => errors.length > 0);
  const body = failed?.attachments?.find(({ name }) => name === LAST_REQUESTS)?.body;
  const message = failed?.errors[0]?.message ?? "";
  return body ? { message, lastRequests: Buffer.from(body, "base64").toString() } : { message };
}
