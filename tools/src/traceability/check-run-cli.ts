// The last stage of .ci/run: every item was proven by a test that passed in this very run, or is left out by a record.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reportProblems } from "../checks/texts/report-problems.ts";
import { passedMarks, type TestReport } from "./passed-marks.ts";
import { collectProofs } from "./proofs.ts";
import { ITEM_COUNT, loadRequirements } from "./requirements.ts";
import { settleRun } from "./settle-run.ts";

const folder = process.argv[2];
if (!folder) throw new Error("Usage: check-run-cli.ts <folder of reports>");
const passed = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => passedMarks(JSON.parse(readFileSync(join(folder, name), "utf8")) as TestReport));

const { proven, deliberate, open } = settleRun(loadRequirements(), collectProofs(), passed);
reportProblems(open.map(({ item, what }) => `${item} has no passing test in this run: ${what}`));
const settled = proven.length + deliberate.length;
console.log(`${settled} of ${ITEM_COUNT}: ${proven.length} proven, ${deliberate.length} deliberate`);
