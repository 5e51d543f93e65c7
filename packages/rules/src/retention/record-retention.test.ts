import { expect, it } from "vitest";
import { startOfKeptYears } from "./record-retention.ts";

it.each([
  ["2026-11-18T10:00:00Z", 8, "2017-12-31T23:00:00.000Z"],
  ["2026-12-31T22:59:59Z", 8, "2017-12-31T23:00:00.000Z"],
  // The new year has begun where the shop is.
  ["2026-12-31T23:00:00Z", 8, "2018-12-31T23:00:00.000Z"],
  ["2027-01-01T00:00:00Z", 6, "2020-12-31T23:00:00.000Z"],
])("at %s what was before %s years and this one goes: %s", (now, years, before) => {
  expect(new Date(startOfKeptYears(Date.parse(now), years)).toISOString()).toBe(before);
});
