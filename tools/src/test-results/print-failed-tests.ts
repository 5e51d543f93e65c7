// Prints every failed test of a folder of result files, for the end of .ci/run: its beginning may be out of sight.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { failedTests } from "./failed-tests.ts";

const MOST_LINES = 12;

const folder = process.argv[2];
if (!folder) throw new Error("Usage: print-failed-tests.ts <folder>");
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  for (const { name, message, lastRequests = "" } of failedTests(
    JSON.parse(readFileSync(join(folder, file), "utf8")),
  )) {
    const lines = stripVTControlCharacters(message).split("\n").slice(0, MOST_LINES);
    const all = [...lines, ...lastRequests.split("\n")].filter((line) => line.trim());
    console.log(`\nFAILED ${name}\n${all.map((line) => `  ${line}`).join("\n")}`);
  }
}
