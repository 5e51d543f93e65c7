import fc from "fast-check";
import { expect, it } from "vitest";
import { dayAt } from "../shop-calendar.ts";
import { addWorkingDays, germanHolidays } from "./working-days.ts";

it.each([
  [2024, ["03-29", "04-01", "05-09", "05-20"]],
  [2025, ["04-18", "04-21", "05-29", "06-09"]],
  [2026, ["04-03", "04-06", "05-14", "05-25"]],
  [2027, ["03-26", "03-29", "05-06", "05-17"]],
  [2028, ["04-14", "04-17", "05-25", "06-05"]],
  [2029, ["03-30", "04-02", "05-10", "05-21"]],
  [2030, ["04-19", "04-22", "05-30", "06-10"]],
])(
  "knows Good Friday, Easter Monday, Ascension, Whit Monday and the fixed holidays of %d",
  (year, movable) => {
    const expected = ["01-01", "05-01", "10-03", "12-25", "12-26", ...movable].map((day) => `${year}-${day}`);
    expect(germanHolidays(year).map(dayAt).toSorted()).toEqual(expected.toSorted());
  },
);

it.each([
  ["the next day in the week", "2026-11-16", 1, "2026-11-17"],
  ["over a weekend", "2026-11-13", 1, "2026-11-16"],
  ["from a Sunday", "2026-11-15", 1, "2026-11-16"],
  ["over Easter", "2026-04-02", 1, "2026-04-07"],
  ["over Ascension, not over the Friday after it", "2026-05-13", 1, "2026-05-15"],
  ["over Christmas and New Year", "2026-12-23", 6, "2027-01-04"],
  ["over a holiday that falls on a Saturday", "2026-10-02", 1, "2026-10-05"],
  ["not over holidays of single states", "2026-10-30", 1, "2026-11-02"],
  ["over 29 February", "2028-02-28", 2, "2028-03-01"],
  ["none on a working day", "2026-11-16", 0, "2026-11-16"],
  ["none on a Sunday: the next working day", "2026-11-15", 0, "2026-11-16"],
  ["none on Good Friday: the Tuesday after", "2026-04-03", 0, "2026-04-07"],
  ["none on New Year's Eve that is a Saturday before a new year", "2022-12-31", 0, "2023-01-02"],
])("counts %s", (_name, day, count, expected) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});

const anyDay = fc.integer({ min: 19_700, max: 22_300 }).map(dayAt);

it("counts the same whether in one go or day by day", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 80 }), (day, count) => {
      let stepped = day;
      for (let passed = 0; passed < count; passed += 1) stepped = addWorkingDays(stepped, 1);
      expect(addWorkingDays(day, count)).toBe(stepped);
    }),
  );
});

it("never ends on a day nobody delivers, and never before it began", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 80 }), (day, count) => {
      const end = addWorkingDays(day, count);
      const date = new Date(end);
      expect([0, 6]).not.toContain(date.getUTCDay());
      expect(germanHolidays(date.getUTCFullYear()).map(dayAt)).not.toContain(end);
      expect(end >= day).toBe(true);
    }),
  );
});
