import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchDatabase } from "./database-pulse.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refuse = () => Promise.reject(new Error("refused"));
const silent = () => new Promise(() => {});

function watched(answers: (() => Promise<unknown>)[]) {
  const giveUp = vi.fn<() => void>();
  const ask = () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.resolve();
  const pulse = watchDatabase({ ask, giveUp, everyMs: 100 });
  return { pulse, giveUp, ticks: (count: number) => vi.advanceTimersByTimeAsync(count * 100) };
}

it("is there as long as it answers", async () => {
  const { pulse, ticks } = watched([async () => 1]);
  await ticks(50);
  expect(pulse.isLost()).toBe(false);
  pulse.require();
});

it("is not lost by a single failure, but by two, and found with the next answer", async () => {
  const { pulse, ticks } = watched([refuse, refuse, async () => 1]);
  await ticks(1);
  expect(pulse.isLost()).toBe(false);
  await ticks(1);
  expect(pulse.isLost()).toBe(true);
  expect(() => pulse.require()).toThrow("does not answer");
  await ticks(1);
  expect(pulse.isLost()).toBe(false);
});

it("is lost when it is silent, and tells when the silence is long", async () => {
  const { pulse, giveUp, ticks } = watched([silent]);
  await ticks(4);
  expect(pulse.isLost()).toBe(false);
  await ticks(1);
  expect(pulse.isLost()).toBe(true);
  expect(giveUp).not.toHaveBeenCalled();
  await ticks(20);
  expect(giveUp).toHaveBeenCalledTimes(2);
});

it("stays lost when its silent connection was given up, until another answers", async () => {
  let fail: (error: Error) => void = () => {};
  const { pulse, ticks } = watched([() => new Promise((_resolve, reject) => (fail = reject)), silent]);
  await ticks(5);
  fail(new Error("given up"));
  await ticks(1);
  expect(pulse.isLost()).toBe(true);
});

it("is found when a late answer comes", async () => {
  let answer: (value?: unknown) => void = () => {};
  const { pulse, ticks } = watched([() => new Promise((resolve) => (answer = resolve)), async () => 1]);
  await ticks(8);
  expect(pulse.isLost()).toBe(true);
  answer();
  await ticks(1);
  expect(pulse.isLost()).toBe(false);
});
