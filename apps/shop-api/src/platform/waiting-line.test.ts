import { expect, it } from "vitest";
import { createWaitingLine } from "./waiting-line.ts";

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

it("lets only so many work at once, in the order they came, and hands on results", async () => {
  const line = createWaitingLine(2);
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
  const line = createWaitingLine(1);
  const failed = line.enter(() => Promise.reject(new Error("no")));
  const next = line.enter(async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
