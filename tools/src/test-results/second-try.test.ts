import { expect, it } from "vitest";
import { countTests } from "./count-tests.ts";
import { failedTests } from "./failed-tests.ts";
import { failedFiles, type VitestReport, withSecondTry } from "./second-try.ts";

type Test = VitestReport["testResults"][number]["assertionResults"][number];

const passed = (fullName: string): Test => ({ fullName, status: "passed", failureMessages: [] });
const failed = (fullName: string, message: string): Test => ({
  fullName,
  status: "failed",
  failureMessages: [message],
});

function report(...files: [name: string, tests: Test[], message?: string][]): VitestReport {
  const testResults = files.map(([name, assertionResults, message = ""]) => ({
    name,
    message,
    status: message || assertionResults.some(({ status }) => status === "failed") ? "failed" : "passed",
    assertionResults,
  }));
  const count = (wanted: string) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;
  return {
    numPassedTests: count("passed"),
    numFailedTests: count("failed"),
    numFailedTestSuites: testResults.filter(({ status }) => status === "failed").length,
    testResults,
  };
}

const first = report(
  ["a.test.ts", [passed("adds"), failed("subtracts", "late")]],
  ["b.test.ts", [], "no server"],
  ["c.test.ts", [passed("stays")]],
);

it("tries the files again in which something failed", () => {
  expect(failedFiles(first)).toEqual(["a.test.ts", "b.test.ts"]);
});

it("counts and names what passed the second time", () => {
  const second = report(
    ["a.test.ts", [passed("adds"), passed("subtracts")]],
    ["b.test.ts", [passed("starts"), passed("goes on")]],
  );
  const settled = withSecondTry(first, second);
  expect(countTests(settled)).toEqual({ passed: 3, failed: 0, passedLate: 2 });
  expect(failedTests(settled)).toEqual([
    { name: "a.test.ts › subtracts (passed at the second try)", message: "late" },
    { name: "b.test.ts › starts (passed at the second try)", message: "no server" },
  ]);
});

it("counts what failed twice, and what only failed the second time, as failed", () => {
  const second = report(
    ["a.test.ts", [failed("adds", "new"), failed("subtracts", "again")]],
    ["b.test.ts", [], "no server"],
  );
  const settled = withSecondTry(first, second);
  expect(countTests(settled)).toEqual({ passed: 1, failed: 2, passedLate: 0 });
  expect(failedTests(settled)).toEqual([
    { name: "a.test.ts › adds", message: "new" },
    { name: "a.test.ts › subtracts", message: "again" },
    { name: "b.test.ts", message: "no server" },
  ]);
});

it("still counts a file as failed that cannot even be loaded, if nothing else failed", () => {
  const settled = withSecondTry(
    report(["b.test.ts", [], "no server"]),
    report(["b.test.ts", [], "no server"]),
  );
  expect(countTests(settled)).toEqual({ passed: 0, failed: 1, passedLate: 0 });
});
