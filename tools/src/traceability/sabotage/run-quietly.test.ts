import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { runQuietly } from "./run-quietly.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "run-quietly-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a child of its own, notes the ids of both, and never ends. */
const hangs = (name: string) => `
  const child = require("node:child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 120_000)"]);
  require("node:fs").writeFileSync(${JSON.stringify(join(folder, name))}, process.pid + " " + child.pid);
  setTimeout(() => {}, 120_000);`;

const idsIn = (name: string) => readFileSync(join(folder, name), "utf8").split(" ").map(Number);
const patience = { timeout: 40_000, interval: 50 };
const expectGone = (ids: readonly number[]) =>
  vi.waitFor(() => expect(ids.filter(isRunning)).toEqual([]), patience);

/** Who has ended and was not fetched by its parent keeps its id. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
  } catch {
    return false;
  }
  const state = `/proc/${id}/stat`;
  return !existsSync(state) || !readFileSync(state, "utf8").includes(") Z ");
}

it("a run that hangs is ended with all it has started", async () => {
  const options = { folder, env: process.env, longestMs: 5_000 };
  await runQuietly(process.execPath, ["-e", hangs("hung")], options);
  await expectGone(idsIn("hung"));
});

it("whoever ends us ends the run as well", async () => {
  const module = JSON.stringify(new URL("run-quietly.ts", import.meta.url).href);
  const options = `{ folder: ${JSON.stringify(folder)}, env: process.env, longestMs: 120_000 }`;
  const code = `import(${module}).then(({ runQuietly }) =>
    runQuietly(process.execPath, ["-e", ${JSON.stringify(hangs("left"))}], ${options}))`;
  const helper = spawn(process.execPath, ["-e", code], { stdio: "ignore" });
  const ids = await vi.waitFor(() => idsIn("left"), patience);
  helper.kill("SIGTERM");
  await new Promise((resolve) => helper.once("close", resolve));
  expect(ids).toHaveLength(2);
  await expectGone(ids);
});
