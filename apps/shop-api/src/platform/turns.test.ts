import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

const roomy = { most: 100, patienceMs: 60_000 };
const later = () => new Promise<void>((resolve) => setImmediate(resolve));

it("does work on one key in the order it was asked for, and hands on results", async () => {
  const turns = createTurns(roomy);
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
  const turns = createTurns(roomy);
  let release = () => {};
  const slow = turns.take("one", () => new Promise<void>((resolve) => (release = resolve)));
  expect(await turns.take("two", async () => "done")).toBe("done");
  release();
  await slow;
});

it("goes on after a failure", async () => {
  const turns = createTurns(roomy);
  const failed = turns.take("cart", () => Promise.reject(new Error("no")));
  const next = turns.take("cart", async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

it("turns away more than so many on one key", async () => {
  const turns = createTurns({ ...roomy, most: 2 });
  const first = turns.take("cart", later);
  const second = turns.take("cart", later);
  await expect(turns.take("cart", later)).rejects.toThrow("one more turn");
  await Promise.all([first, second, turns.take("other", later)]);
  expect(await turns.take("cart", async () => "again")).toBe("again");
});

it("does not begin what waited longer than anybody waits for it", async () => {
  let time = 0;
  const turns = createTurns({ ...roomy, patienceMs: 1000, now: () => time });
  const slow = turns.take("cart", async () => {
    await later();
    time = 1001;
  });
  const late = turns.take("cart", async () => "late");
  await expect(late).rejects.toThrow("waited too long");
  await slow;
  expect(await turns.take("cart", async () => "next")).toBe("next");
});
