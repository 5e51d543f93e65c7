import { execFileSync } from "node:child_process";

/** The system's Chromium: Playwright's own is not downloaded. */
export const chromiumPath =
  process.env["CHROMIUM_PATH"] ??
  execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim();
