import { expect, it } from "vitest";
import { pageState, scheduleProblem } from "./page-state.ts";

const [early, late] = ["2026-11-18T08:00:00Z", "2026-12-24T08:00:00Z"];
const now = Date.parse("2026-11-17T12:00:00Z");

it.each([
  [{ liveSince: null, endedAt: null, publishAt: null }, "draft"],
  [{ liveSince: null, endedAt: null, publishAt: late }, "scheduled"],
  [{ liveSince: early, endedAt: null, publishAt: null }, "published"],
  [{ liveSince: early, endedAt: null, publishAt: late }, "published"],
  [{ liveSince: early, endedAt: early, publishAt: null }, "published"],
  [{ liveSince: null, endedAt: early, publishAt: null }, "ended"],
  [{ liveSince: null, endedAt: early, publishAt: late }, "scheduled"],
])("%j is %s", (times, state) => {
  expect(pageState(times)).toBe(state);
});

it.each([
  [{ isLive: false, publishAt: early, endAt: null }, null],
  [{ isLive: false, publishAt: early, endAt: late }, null],
  [{ isLive: true, publishAt: null, endAt: late }, null],
  [{ isLive: true, publishAt: null, endAt: null }, null],
  [{ isLive: false, publishAt: null, endAt: late }, "NEVER_BEGINS"],
  [{ isLive: false, publishAt: late, endAt: early }, "ENDS_BEFORE_IT_BEGINS"],
  [{ isLive: false, publishAt: late, endAt: late }, "ENDS_BEFORE_IT_BEGINS"],
  [{ isLive: false, publishAt: "2026-11-17T12:00:00Z", endAt: null }, "IN_THE_PAST"],
  [{ isLive: true, publishAt: null, endAt: "2026-11-17T11:00:00Z" }, "IN_THE_PAST"],
])("%j: %s", (schedule, problem) => {
  expect(scheduleProblem(schedule, now)).toBe(problem);
});
