import { expect, it, vi } from "vitest";
import { keep, keepEach } from "./kept.ts";

function given(load: () => Promise<number>) {
  let time = 0;
  const kept = keep(load, { freshMs: 100, now: () => time });
  return { kept, pass: (ms: number) => (time += ms) };
}

it("loads once, for all who ask at the same time", async () => {
  const load = vi.fn<() => Promise<number>>(async () => 1);
  const { kept } = given(load);
  expect(await Promise.all([kept.get(), kept.get(), kept.get()])).toEqual([1, 1, 1]);
  expect(await kept.get()).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it("serves the old one while it loads anew", async () => {
  let next = 0;
  const { kept, pass } = given(async () => ++next);
  await kept.get();
  pass(100);
  expect(await kept.get()).toBe(1);
  expect(await kept.get()).toBe(2);
});

it("goes on with the old one when loading fails, and tries again", async () => {
  let isAway = false;
  let next = 0;
  const { kept, pass } = given(async () => {
    if (isAway) throw new Error("away");
    return ++next;
  });
  await kept.get();
  isAway = true;
  pass(100);
  expect([await kept.get(), await kept.get()]).toEqual([1, 1]);
  isAway = false;
  await kept.get();
  expect(await kept.get()).toBe(2);
});

it("fails when there is nothing to go on with, and keeps no failure", async () => {
  let isAway = true;
  const { kept } = given(async () => {
    if (isAway) throw new Error("away");
    return 7;
  });
  await expect(kept.get()).rejects.toThrow("away");
  isAway = false;
  expect(await kept.get()).toBe(7);
});

it("keeps one for each key", async () => {
  const load = vi.fn<(subject: { name: string }) => Promise<string>>(async ({ name }) => name.toUpperCase());
  const keptOf = keepEach(({ name }) => name, load, { freshMs: 100 });
  const get = (name: string) => keptOf({ name });
  expect([await get("a"), await get("b"), await get("a")]).toEqual(["A", "B", "A"]);
  expect(load).toHaveBeenCalledTimes(2);
});
