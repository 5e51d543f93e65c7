import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { inTime } from "./in-time.ts";

it("hands on what the work comes to", async () => {
  expect(await inTime(60_000, Promise.resolve("done"))).toBe("done");
  await expect(inTime(60_000, Promise.reject(new Error("no")))).rejects.toThrow("no");
});

it("ends the wait for work that does not end, and lets it fail unheard", async () => {
  let fail: (error: Error) => void = () => {};
  const work = new Promise((_resolve, reject) => (fail = reject));
  await expect(inTime(1, work)).rejects.toThrow("too long");
  fail(new Error("unheard"));
  await pause(0);
});
