import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countTests } from "../../test-results/count-tests.ts";
import { repositoryRoot } from "../../repository.ts";
import { runQuietly } from "./run-quietly.ts";
import type { TestKind, TestRun } from "./test-runs.ts";

export interface RunResult {
  passed: number;
  failed: number;
}

/** What a kind of test wants before it can run. */
const wants: Record<TestKind, string | null> = {
  unit: null,
  database: "TEST_DATABASE_URL",
  browser: "STOREFRONT_URL",
};

export function canRun({ kind }: TestRun): boolean {
  const variable = wants[kind];
  return variable === null || Boolean(process.env[variable]);
}

/** A file that cannot be loaded has no tests that failed, and so counts for nothing here. */
export async function runTests(tests: TestRun): Promise<RunResult> {
  const folder = mkdtempSync(join(tmpdir(), "prove-items-"));
  const report = join(folder, "report.json");
  try {
    await (tests.kind === "browser" ? runBrowser(tests, report) : runVitest(tests, report));
    if (!existsSync(report)) return { passed: 0, failed: 0 };
    const read = JSON.parse(readFileSync(report, "utf8")) as Parameters<typeof countTests>[0];
    return "stats" in read ? countTests(read) : { passed: read.numPassedTests, failed: read.numFailedTests };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runVitest({ kind, files, pattern }: TestRun, report: string): Promise<void> {
  const projects = kind === "unit" ? ["unit", "component"] : ["database"];
  return run("vitest", [
    "run",
    "--reporter=json",
    `--outputFile=${report}`,
    "-t",
    pattern,
    ...projects.flatMap((project) => ["--project", project]),
    ...files,
  ]);
}

function runBrowser({ files, pattern }: TestRun, report: string): Promise<void> {
  const inStorefront = files.map((file) => file.replace("apps/storefront/", ""));
  const parameters = ["-g", pattern, "--reporter=json", "--project", "shop", "--project", "crawl"];
  return run("npm", ["run", "--silent", "test:e2e", "--", ...parameters, ...inStorefront], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
}

/** No file of tests takes as long, also on a machine five times slower. */
const LONGEST_MS = 30 * 60_000;

function run(program: string, parameters: string[], more: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = { ...process.env, ...more, PATH: `${repositoryRoot}/node_modules/.bin:${process.env["PATH"]}` };
  return runQuietly(program, parameters, { folder: repositoryRoot, env, longestMs: LONGEST_MS });
}
