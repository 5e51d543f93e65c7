import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { isBuildCurrent } from "../../../../tools/src/demo/build-state.ts";

/** The built program: a process that reads a thousand sources takes twice as long to start, and a run starts hundreds. */
export const processFile = (entry: "main" | "admin-main" | "worker") =>
  join(import.meta.dirname, "../../dist", `${entry}.js`);

/** Once per run, before any process starts. */
export function buildIfStale(): void {
  if (isBuildCurrent(["apps/shop-api/dist"])) return;
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: "inherit",
  });
}
