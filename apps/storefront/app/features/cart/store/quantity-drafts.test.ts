import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQuantityDrafts, quantityToSend } from "./quantity-drafts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const sent: [string, number][] = [];
  return { sent, drafts: createQuantityDrafts((line, wanted) => sent.push([line, wanted])) };
}

it("waits 800 ms after the last edit and sends that one [181]", () => {
  const { sent, drafts } = setUp();
  for (let wanted = 2; wanted <= 11; wanted += 1) {
    drafts.edit("a", wanted);
    vi.advanceTimersByTime(790);
  }
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(sent).toEqual([["a", 11]]);
});

it("lets each line rest for itself", () => {
  const { sent, drafts } = setUp();
  drafts.edit("a", 2);
  vi.advanceTimersByTime(400);
  drafts.edit("b", 3);
  expect([...drafts.wanted()]).toEqual([
    ["a", 2],
    ["b", 3],
  ]);
  vi.advanceTimersByTime(400);
  expect(sent).toEqual([["a", 2]]);
  vi.advanceTimersByTime(400);
  expect(sent).toEqual([
    ["a", 2],
    ["b", 3],
  ]);
});

it("sends at once when asked, and only once", () => {
  const { sent, drafts } = setUp();
  drafts.edit("a", 2);
  drafts.flush();
  vi.advanceTimersByTime(2000);
  expect(sent).toEqual([["a", 2]]);
});

it("forgets a line that goes", () => {
  const { sent, drafts } = setUp();
  drafts.edit("a", 2);
  drafts.drop("a");
  vi.advanceTimersByTime(2000);
  expect(sent).toEqual([]);
});

it.each([
  [3, 2, 3],
  [2, 2, null],
  [0, 2, null],
  [1.5, 2, null],
  [Number.NaN, 2, null],
])("of %d wanted and %d known sends %s [181]", (wanted, known, expected) => {
  expect(quantityToSend(wanted, known)).toBe(expected);
});
