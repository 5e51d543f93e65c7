import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fits, whileBroken } from "./broken-file.ts";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "broken-file-"));
  path = join(folder, "rule.ts");
  writeFileSync(path, "const delay = 800; const other = 900;");
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readFileSync(path, "utf8");

it("breaks a file for as long as something runs", async () => {
  const seen = await whileBroken({ path, find: "800", replace: "$&1" }, async () => read());
  expect(seen).toBe("const delay = $&1; const other = 900;");
  expect(read()).toBe("const delay = 800; const other = 900;");
});

it("mends it when that fails", async () => {
  const failing = whileBroken({ path, find: "800", replace: "1" }, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(read()).toContain("800");
});

it("knows whether the words stand there once", () => {
  expect(["800", "const", "700"].map((find) => fits({ path, find }))).toEqual([true, false, false]);
});
