import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHoverIntent, HOVER_CLOSE_DELAY, HOVER_OPEN_DELAY } from "./hover-intent.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  const done: string[] = [];
  const intent = createHoverIntent<string>({
    open: (target) => done.push(`open ${target}`),
    close: () => done.push("close"),
  });
  return { done, intent };
}

it("opens what the pointer rests on, once", () => {
  const { done, intent } = setup();
  intent.over("a");
  vi.advanceTimersByTime(HOVER_OPEN_DELAY - 1);
  expect(done).toEqual([]);
  intent.over("a");
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["open a"]);
});

it("opens nothing when the pointer only passes", () => {
  const { done, intent } = setup();
  intent.over("a");
  vi.advanceTimersByTime(100);
  intent.over("b");
  vi.advanceTimersByTime(HOVER_OPEN_DELAY);
  expect(done).toEqual(["open b"]);
});

it("closes a while after the pointer left, unless it comes back", () => {
  const { done, intent } = setup();
  intent.over("a");
  vi.advanceTimersByTime(HOVER_OPEN_DELAY);
  intent.over(null);
  vi.advanceTimersByTime(HOVER_CLOSE_DELAY - 1);
  intent.over("a");
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(["open a", "open a"]);
  intent.over(null);
  vi.advanceTimersByTime(HOVER_CLOSE_DELAY);
  expect(done.at(-1)).toBe("close");
});

it("forgets what it planned", () => {
  const { done, intent } = setup();
  intent.over("a");
  intent.cancel();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([]);
});
