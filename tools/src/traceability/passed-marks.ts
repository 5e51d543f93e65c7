import { readMark } from "./marks.ts";

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

export type TestReport = VitestReport | PlaywrightSuite;

export interface PassedMark {
  /** As the runner names it: from the root of the machine, or from the folder of its tests. */
  file: string;
  text: string;
  items: number[];
}

/** Marks of tests that ran and passed, with those of the groups around them. */
export function passedMarks(report: TestReport): PassedMark[] {
  return "testResults" in report ? passedOfVitest(report) : passedOfSuite(report, []);
}

function passedOfVitest({ testResults }: VitestReport): PassedMark[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed")
      .flatMap(({ ancestorTitles, title }) => marksOf(name, [...ancestorTitles, title])),
  );
}

function passedOfSuite(
  { title = "", suites = [], specs = [] }: PlaywrightSuite,
  around: string[],
): PassedMark[] {
  const titles = [...around, title];
  const passed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === "expected" || status === "flaky"),
  );
  return [
    ...passed.flatMap((spec) => marksOf(spec.file, [...titles, spec.title])),
    ...suites.flatMap((suite) => passedOfSuite(suite, titles)),
  ];
}

function marksOf(file: string, titles: readonly string[]): PassedMark[] {
  return titles.flatMap((title) => {
    const mark = readMark(title);
    return mark ? [{ file, ...mark }] : [];
  });
}
