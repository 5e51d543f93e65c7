// Prints "<passed> <failed>" over all result files of a folder, for .ci/run.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countTests, sumTests } from "./count-tests.ts";

const folder = process.argv[2];
if (!folder) throw new Error("Usage: sum-test-results.ts <folder>");
const counts = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => countTests(JSON.parse(readFileSync(join(folder, name), "utf8"))));
const { passed, failed } = sumTests(counts);
console.log(`${passed} ${failed}`);
