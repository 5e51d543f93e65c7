// Runs the database tests for .ci/run; files in which something failed run once more, one after the other.
// Usage: TEST_RESULTS=report.json node test-database-twice.ts [files …]
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { failedFiles, type VitestReport, withSecondTry } from "./second-try.ts";

/** More is no stumble of a slow machine. */
const MOST_FILES = 5;

const reportFile = process.env["TEST_RESULTS"];
if (!reportFile) throw new Error("TEST_RESULTS names the file to write the report to");

function test(resultsFile: string, args: readonly string[]): boolean {
  const env = { ...process.env, TEST_RESULTS: resultsFile };
  return (
    spawnSync("npm", ["run", "--silent", "test:database", "--", ...args], { env, stdio: "inherit" })
      .status === 0
  );
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as VitestReport;

if (!test(reportFile, process.argv.slice(2))) {
  process.exitCode = 1;
  if (existsSync(reportFile)) tryAgain(read(reportFile), reportFile);
}

function tryAgain(first: VitestReport, firstFile: string): void {
  const files = failedFiles(first);
  if (files.length === 0 || files.length > MOST_FILES) return;
  console.log(`\nOnce more: ${files.join(" ")}`);
  // Not among the reports of the run: they are added up.
  const secondFile = `${firstFile}.second`;
  const isGood = test(secondFile, ["--maxWorkers=1", ...files]);
  if (!existsSync(secondFile)) return;
  writeFileSync(firstFile, JSON.stringify(withSecondTry(first, read(secondFile))));
  if (isGood) process.exitCode = 0;
}
