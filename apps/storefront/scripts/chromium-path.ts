import { execFileSync } from "node:child_process";

/**
 * The system's Chromium: Playwright's own is not downloaded. Where there is one, the build without windows: the same engine, and tests take
 * a quarter less.
 */
export const chromiumPath =
  process.env["CHROMIUM_PATH"] ??
  execFileSync("sh", ["-c", "command -v chromium-headless-shell || command -v chromium"], {
    encoding: "utf8",
  }).trim();
