import { afterEach, expect, it, vi } from "vitest";
import { createWaitingLine } from "./waiting-line.ts";

afterEach(() => void vi.useRealTimers());

const later = () => new Promise<void>((resolve) => setImmediate(resolve));
const roomy = { mostWaiting: 100, patienceMs: 60_000 };

it("lets only so many work at once, in the order they came, and hands on results", async () => {
  const line = createWaitingLine({ ...roomy, atOnce: 2 });
  const began: number[] = [];
  let working = 0;
  const results = await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      line.enter(async () => {
        began.push(n);
        working += 1;
        expect(working).toBeLessThanOrEqual(2);
        await later();
        working -= 1;
        return n * 10;
      }),
    ),
  );
  expect(began).toEqual([1, 2, 3, 4, 5]);
  expect(results).toEqual([10, 20, 30, 40, 50]);
});

it("goes on after a failure", async () => {
  const line = createWaitingLine({ ...roomy, atOnce: 1 });
  const failed = line.enter(() => Promise.reject(new Error("no")));
  const next = line.enter(async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

it("turns away whoever comes to a full line, and takes the next when there is room", async () => {
  const line = createWaitingLine({ ...roomy, atOnce: 1, mostWaiting: 1 });
  const first = line.enter(later);
  const second = line.enter(later);
  expect(line.length()).toBe(1);
  await expect(line.enter(async () => "third")).rejects.toThrow("full line");
  await Promise.all([first, second]);
  expect(await line.enter(async () => "fourth")).toBe("fourth");
});

it("does not begin what waited longer than anybody waits for it", async () => {
  let time = 0;
  const line = createWaitingLine({ atOnce: 1, mostWaiting: 9, patienceMs: 1000, now: () => time });
  const began: string[] = [];
  const frozen = line.enter(async () => {
    await later();
    time = 1001;
  });
  const late = line.enter(async () => began.push("late"));
  await expect(late).rejects.toThrow("waited too long");
  await frozen;
  await line.enter(async () => began.push("next"));
  expect(began).toEqual(["next"]);
});

it("tells whoever waits too long so, though nobody before them comes to an end", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const line = createWaitingLine({ atOnce: 1, mostWaiting: 9, patienceMs: 1000 });
  const stuck = Promise.withResolvers<string>();
  const first = line.enter(() => stuck.promise);
  const told = line.enter(async () => "second").catch(String);
  vi.advanceTimersByTime(1000);
  expect(await told).toContain("waited too long");
  expect(line.length()).toBe(0);
  stuck.resolve("first");
  expect(await first).toBe("first");
  expect(await line.enter(async () => "third")).toBe("third");
});
