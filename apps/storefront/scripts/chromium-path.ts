import { execFileSync } from "node:child_process";

const given = process.env["CHROMIUM_PATH"];
const find = (commands: string) => execFileSync("sh", ["-c", commands], { encoding: "utf8" }).trim();

/** The system's Chromium, which can play a camera: Playwright's own is not downloaded. */
export const chromiumWithCamera = given ?? find("command -v chromium");

/** Where there is one, the build without windows and devices: the same engine, and tests take a quarter less. */
export const chromiumPath = given ?? find("command -v chromium-headless-shell || command -v chromium");
