import { expect, it } from "vitest";
import { salesDays, weekBefore } from "./sales-days.ts";

it.each([
  // [now, first day, its beginning, when today ends]
  ["2026-11-18T09:30:00Z", "2026-10-20", "2026-10-19T22:00:00Z", "2026-11-18T23:00:00Z"],
  // Half past midnight in Berlin is still yesterday in Greenwich.
  ["2026-07-14T22:30:00Z", "2026-06-16", "2026-06-15T22:00:00Z", "2026-07-15T22:00:00Z"],
])("at %s thirty days begin with %s and follow each other without a gap", (now, first, from, until) => {
  const days = salesDays(Date.parse(now));
  expect(days).toHaveLength(30);
  expect(days[0]).toMatchObject({ day: first, from: new Date(from) });
  expect(days.at(-1)?.until).toEqual(new Date(until));
  expect(days.slice(1).map((each) => each.from)).toEqual(days.slice(0, -1).map((each) => each.until));
});

it.each([
  ["2026-11-18T09:30:00Z", "2026-11-11", "2026-11-11T09:30:00Z"],
  ["2026-07-14T22:30:00Z", "2026-07-08", "2026-07-07T22:30:00Z"],
  // Summer time ended in between: ten o'clock is ten o'clock.
  ["2026-10-28T09:00:00Z", "2026-10-21", "2026-10-21T08:00:00Z"],
])("%s is held against %s until %s", (now, day, until) => {
  expect(weekBefore(Date.parse(now))).toMatchObject({ day, until: new Date(until) });
});
