import { fileURLToPath } from "node:url";
import { firstLoad } from "./first-load.ts";

/** All script before the start page can be used, as it goes over the wire: docs/decisions/0064. */
const BUDGET_KB = 300;

const files = firstLoad(fileURLToPath(new URL("../dist", import.meta.url)));
const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
console.log(
  `back office: first load ${kilobytes.toFixed(1)} KB brotli of ${BUDGET_KB}, ${files.length} files`,
);
if (kilobytes > BUDGET_KB) {
  for (const { name, bytes } of files) console.error(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${name}`);
  process.exitCode = 1;
}
