import { expect, it } from "vitest";
import { passedMarks, type TestReport } from "./passed-marks.ts";

const itemsOf = (report: TestReport) =>
  passedMarks(report).flatMap(({ file, items }) => items.map((item) => [file, item]));

it("takes the marks of passed tests of Vitest, and of the groups around them", () => {
  const report = {
    testResults: [
      {
        name: "/work/cart.test.ts",
        assertionResults: [
          { ancestorTitles: ["cart [7]", "line"], title: "adds [12]", status: "passed" },
          { ancestorTitles: ["order [8]"], title: "fails [13]", status: "failed" },
          { ancestorTitles: [], title: "is left out [14]", status: "skipped" },
        ],
      },
    ],
  };
  expect(itemsOf(report)).toEqual([
    ["/work/cart.test.ts", 7],
    ["/work/cart.test.ts", 12],
  ]);
});

it("takes the marks of browser tests that passed, late or at once", () => {
  const spec = (title: string, status: string) => ({ title, file: "cart.spec.ts", tests: [{ status }] });
  const report = {
    suites: [
      {
        title: "cart.spec.ts",
        suites: [{ title: "side cart [66]", specs: [spec("opens", "expected")] }],
        specs: [
          spec("needs a second try [67]", "flaky"),
          spec("fails [68]", "unexpected"),
          spec("is skipped [69]", "skipped"),
          spec("is empty [177]", "expected"),
        ],
      },
    ],
  };
  expect(itemsOf(report)).toEqual([
    ["cart.spec.ts", 67],
    ["cart.spec.ts", 177],
    ["cart.spec.ts", 66],
  ]);
});
