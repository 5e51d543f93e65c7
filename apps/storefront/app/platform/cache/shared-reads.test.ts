import { expect, it } from "vitest";
import { createSharedReads, sharedReadsOf } from "./shared-reads.server.ts";

function setup() {
  const clock = { ms: 1 };
  const reads = createSharedReads(1000, () => clock.ms);
  let loads = 0;
  const ask = (key: string) => reads.remember(key, ["menu"], async () => (loads += 1));
  return { clock, reads, ask };
}

it("asks once for all who want the same", async () => {
  const { ask } = setup();
  expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual([1, 1, 2]);
});

it("asks again when the answer is old or purged", async () => {
  const { ask, clock, reads } = setup();
  await ask("a");
  clock.ms = 1500;
  expect(await ask("a")).toBe(2);
  reads.purge(["product:1"]);
  expect(await ask("a")).toBe(2);
  reads.purge(["menu"]);
  expect(await ask("a")).toBe(3);
});

it("does not remember a failure", async () => {
  const { ask, reads } = setup();
  await expect(reads.remember("a", [], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await ask("a")).toBe(1);
});

it("recalls the last good answer, even after a purge and a failure", async () => {
  const { ask, reads } = setup();
  expect(reads.recall("a")).toBeNull();
  await ask("a");
  reads.purge(["menu"]);
  await expect(reads.remember("a", [], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await reads.recall("a")).toBe(1);
});

it("keeps what was read for others apart, and drops it together", async () => {
  const { reads, ask } = setup();
  const trade = sharedReadsOf(reads, "trade.net");
  const askForTrade = (value: number) => trade.remember("a", ["menu"], async () => value);
  expect([await ask("a"), await askForTrade(50), await askForTrade(51), await ask("a")]).toEqual([
    1, 50, 50, 1,
  ]);
  expect([await reads.recall("a"), await trade.recall("a"), trade.recall("b")]).toEqual([1, 50, null]);
  reads.purge(["menu"]);
  expect(await askForTrade(52)).toBe(52);
});
