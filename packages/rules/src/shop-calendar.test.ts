import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, instantOf, shopDay, shopMinute, startOfDay } from "./shop-calendar.ts";

describe("the day of an instant where the shop is", () => {
  it.each([
    ["winter, before midnight", "2026-11-15T22:59:59.999Z", "2026-11-15"],
    ["winter, from midnight on", "2026-11-15T23:00:00Z", "2026-11-16"],
    ["summer, before midnight", "2026-07-01T21:59:59.999Z", "2026-07-01"],
    ["summer, from midnight on", "2026-07-01T22:00:00Z", "2026-07-02"],
    ["an hour before the clocks go forward", "2026-03-28T22:59:59Z", "2026-03-28"],
    ["the day that has 23 hours, its first", "2026-03-28T23:00:00Z", "2026-03-29"],
    ["the day that has 23 hours, its last", "2026-03-29T21:59:59Z", "2026-03-29"],
    ["the day after it", "2026-03-29T22:00:00Z", "2026-03-30"],
    ["the day that has 25 hours, its first", "2026-10-24T22:00:00Z", "2026-10-25"],
    ["the hour that is there twice", "2026-10-25T01:30:00Z", "2026-10-25"],
    ["the day that has 25 hours, its last", "2026-10-25T22:59:59Z", "2026-10-25"],
    ["the day after it", "2026-10-25T23:00:00Z", "2026-10-26"],
    ["the year's last minute", "2026-12-31T22:59:00Z", "2026-12-31"],
    ["the year's first minute", "2026-12-31T23:00:00Z", "2027-01-01"],
    ["the leap day", "2028-02-28T23:00:00Z", "2028-02-29"],
    ["with another offset", "2026-11-16T00:30:00+02:00", "2026-11-15"],
  ])("%s: %s is %s", (_which, instant, day) => {
    expect(shopDay(instant)).toBe(day);
    expect(shopDay(Date.parse(instant))).toBe(day);
    expect(shopDay(new Date(instant))).toBe(day);
  });

  it("a day alone stays the day it is", () => {
    expect(shopDay("2026-11-15")).toBe("2026-11-15");
  });

  it("never runs backwards, and skips none", () => {
    const instants = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2090, 0) });
    fc.assert(
      fc.property(instants, (at) => {
        const today = shopDay(at);
        expect([today, addDays(today, 1)]).toContain(shopDay(at + 3_600_000));
      }),
    );
  });
});

it("a day begins with its first instant, whatever the clocks do", () => {
  expect(new Date(startOfDay("2026-03-29")).toISOString()).toBe("2026-03-28T23:00:00.000Z");
  expect(new Date(startOfDay("2026-03-30")).toISOString()).toBe("2026-03-29T22:00:00.000Z");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (count) => {
      const day = addDays("1990-01-01", count);
      expect([shopDay(startOfDay(day) - 1), shopDay(startOfDay(day))]).toEqual([addDays(day, -1), day]);
    }),
  );
});

it.each([
  ["2026-11-30", 1, "2026-12-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-28", 2, "2026-03-30"],
  ["2026-10-26", -1, "2026-10-25"],
  ["2026-11-15", 0, "2026-11-15"],
])("%s and %s days is %s", (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

describe("a minute as forms write it", () => {
  it.each([
    ["winter", "2026-12-01T08:00", "2026-12-01T07:00:00.000Z"],
    ["summer", "2026-07-01T00:30", "2026-06-30T22:30:00.000Z"],
    ["before the clocks go forward", "2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
    ["after the clocks went forward", "2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
    ["the hour that is there twice", "2026-10-25T02:30", "2026-10-25T01:30:00.000Z"],
  ])("%s", (_name, minute, instant) => {
    expect(new Date(instantOf(minute)).toISOString()).toBe(instant);
    expect(shopMinute(instant)).toBe(minute);
  });

  it("knows what is no time", () => {
    expect(instantOf("")).toBeNaN();
  });
});
