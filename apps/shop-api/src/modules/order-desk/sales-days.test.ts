import { describe, expect, it } from "vitest";
import { salesOf, salesSpan } from "./sales-days.ts";

describe("the days that are counted", () => {
  it.each([
    // [now, first day, its beginning, the weekday a week ago, until]
    ["2026-11-18T09:30:00Z", "2026-10-20", "2026-10-19T22:00:00Z", "2026-11-11", "2026-11-11T09:30:00Z"],
    // Half past midnight in Berlin is still yesterday in Greenwich.
    ["2026-07-14T22:30:00Z", "2026-06-16", "2026-06-15T22:00:00Z", "2026-07-08", "2026-07-07T22:30:00Z"],
    // Summer time ended in between: ten o'clock is ten o'clock.
    ["2026-10-28T09:00:00Z", "2026-09-29", "2026-09-28T22:00:00Z", "2026-10-21", "2026-10-21T08:00:00Z"],
  ])("at %s begin with %s", (now, first, from, weekday, until) => {
    const span = salesSpan(Date.parse(now));
    expect(span.days).toHaveLength(30);
    expect(span.days[0]).toBe(first);
    expect(span.from).toEqual(new Date(from));
    expect(span.weekBefore).toEqual({ day: weekday, until: new Date(until) });
  });
});

describe("figures", () => {
  const span = salesSpan(Date.parse("2026-11-18T09:30:00Z"));
  const row = (day: string, orders: number, ordersSoFar: number) => ({
    day,
    orders,
    cents: orders * 100,
    ordersSoFar,
    centsSoFar: ordersSoFar * 100,
  });

  it("have every day, with and without orders", () => {
    const { days } = salesOf(span, [row("2026-11-17", 3, 0)]);
    expect(days).toHaveLength(30);
    expect(days.filter(({ orders }) => orders > 0)).toEqual([{ day: "2026-11-17", orders: 3, cents: 300 }]);
  });

  it("hold today against a week ago until the same time, not against the whole day", () => {
    const { today, weekBefore } = salesOf(span, [row("2026-11-11", 9, 4), row("2026-11-18", 5, 0)]);
    expect(today).toEqual({ orders: 5, cents: 500 });
    expect(weekBefore).toEqual({ orders: 4, cents: 400 });
  });

  it("are nothing where nothing was sold", () => {
    const { today, weekBefore } = salesOf(span, []);
    expect([today, weekBefore]).toEqual([
      { orders: 0, cents: 0 },
      { orders: 0, cents: 0 },
    ]);
  });
});
