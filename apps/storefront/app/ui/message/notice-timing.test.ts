import { expect, it } from "vitest";
import { hold, noticeDelayMs, noticeRole, release } from "./notice-timing.ts";

it.each([
  ["notification", false, 2500],
  ["toast", false, 5000],
  ["notification", true, null],
  ["toast", true, null],
] as const)("a %s that is persistent: %s stays %s ms [204, 334, 335]", (kind, persistent, expected) => {
  expect(noticeDelayMs(kind, persistent)).toBe(expected);
});

it.each([
  ["info", "status"],
  ["success", "status"],
  ["warning", "alert"],
  ["danger", "alert"],
] as const)("says %s as %s [153]", (type, expected) => {
  expect(noticeRole(type)).toBe(expected);
});

it("counts only the time nobody holds it", () => {
  const running = release({ leftMs: 5000, runsSinceMs: null }, 1000);
  const held = hold(running, 3000);
  expect(held).toEqual({ leftMs: 3000, runsSinceMs: null });
  expect(hold(held, 9000)).toEqual(held);
  expect(release(held, 9000)).toEqual({ leftMs: 3000, runsSinceMs: 9000 });
});

it("does not begin again when released twice, and never owes time", () => {
  expect(release({ leftMs: 3000, runsSinceMs: 9000 }, 9500)).toEqual({ leftMs: 3000, runsSinceMs: 9000 });
  expect(hold({ leftMs: 10, runsSinceMs: 0 }, 50).leftMs).toBe(0);
});
