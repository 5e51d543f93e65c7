import { expect, it } from "vitest";
import { createLimiter, TooBusy } from "./image-limiter.ts";

it("runs two at once in order, lets one wait and turns the fourth away", async () => {
  const limit = createLimiter({ atOnce: 2, waiting: 1 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const task = (name: number) =>
    limit(async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const first = [task(1), task(2), task(3)];
  await expect(task(4)).rejects.toBeInstanceOf(TooBusy);
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  await first[0];
  await expect.poll(() => started).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all(first)).toEqual([1, 2, 3]);
});

it("gives the place back when a task fails", async () => {
  const limit = createLimiter({ atOnce: 1, waiting: 0 });
  const broken = () => Promise.reject(new Error("broken"));
  await expect(limit(broken)).rejects.toThrow("broken");
  expect(await limit(() => Promise.resolve("works"))).toBe("works");
});
