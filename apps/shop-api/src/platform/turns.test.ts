import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

it("does work on one key in the order it was asked for, and hands on results", async () => {
  const turns = createTurns();
  const log: string[] = [];
  const results = await Promise.all(
    ["a", "b", "c"].map((name) =>
      turns.take("cart", async () => {
        log.push(`${name} begins`);
        await later();
        log.push(`${name} ends`);
        return name;
      }),
    ),
  );
  expect(results).toEqual(["a", "b", "c"]);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

it("lets other keys pass meanwhile", async () => {
  const turns = createTurns();
  let release = () => {};
  const slow = turns.take("one", () => new Promise<void>((resolve) => (release = resolve)));
  expect(await turns.take("two", async () => "done")).toBe("done");
  release();
  await slow;
});

it("goes on after a failure", async () => {
  const turns = createTurns();
  const failed = turns.take("cart", () => Promise.reject(new Error("no")));
  const next = turns.take("cart", async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
