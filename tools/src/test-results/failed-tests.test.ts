import { expect, it } from "vitest";
import { failedTests } from "./failed-tests.ts";

it("names failed tests of Vitest with their first message", () => {
  const report = {
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "adds", status: "passed", failureMessages: [] },
          { fullName: "subtracts", status: "failed", failureMessages: ["expected 1 to be 2"] },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "cannot be loaded", assertionResults: [] },
    ],
  };
  expect(failedTests(report)).toEqual([
    { name: "a.test.ts › subtracts", message: "expected 1 to be 2" },
    { name: "b.test.ts", message: "cannot be loaded" },
  ]);
});

it("names browser tests that failed or needed a second try", () => {
  const run = (status: string, ...messages: string[]) => ({
    status,
    results: messages.map((message) => ({ errors: message ? [{ message }] : [] })),
  });
  const specs = [
    { title: "opens", file: "a.spec.ts", tests: [run("expected", "")] },
    { title: "stumbles", file: "a.spec.ts", tests: [run("flaky", "not visible", "")] },
    { title: "fails", file: "a.spec.ts", tests: [run("unexpected", "gone", "gone again")] },
    {
      title: "waits",
      file: "a.spec.ts",
      tests: [
        {
          status: "unexpected",
          results: [
            {
              errors: [{ message: "late" }],
              attachments: [{ name: "last requests", body: btoa("GET /cart") }],
            },
          ],
        },
      ],
    },
  ];
  expect(failedTests({ suites: [{ suites: [{ specs }] }] })).toEqual([
    { name: "a.spec.ts › stumbles (passed at the second try)", message: "not visible" },
    { name: "a.spec.ts › fails", message: "gone" },
    { name: "a.spec.ts › waits", message: "late", lastRequests: "GET /cart" },
  ]);
});
