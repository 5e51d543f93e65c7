import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countTests } from "../../count-tests.ts";
import { repositoryRoot } from "../../repository.ts";
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
export async function runTests(run: TestRun): Promise<RunResult> {
  const folder = mkdtempSync(join(tmpdir(), "prove-items-"));
  const report = join(folder, "report.json");
  try {
    await (run.kind === "browser" ? runBrowser(run, report) : runVitest(run, report));
    if (!existsSync(report)) return { passed: 0, failed: 0 };
    const read = JSON.parse(readFileSync(report, "utf8")) as Parameters<typeof countTests>[0];
    return "stats" in read ? countTests(read) : { passed: read.numPassedTests, failed: read.numFailedTests };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runVitest({ kind, files, pattern }: TestRun, report: string): Promise<void> {
  const projects = kind === "unit" ? ["unit", "component"] : ["database"];
  return runQuietly("vitest", [
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
  return runQuietly("npm", ["run", "--silent", "test:e2e", "--", ...parameters, ...inStorefront], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
}

function runQuietly(program: string, parameters: string[], more: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = { ...process.env, ...more, PATH: `${repositoryRoot}/node_modules/.bin:${process.env["PATH"]}` };
  const child = spawn(program, parameters, { cwd: repositoryRoot, stdio: "ignore", env });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => resolve());
  });
}
