import { expect, it } from "vitest";
import { hoursProblem } from "./opening-hours.ts";

const span = (days: number[], from: string, to: string) => ({ days, from, to });

it.each([
  ["never open", [], null],
  ["a break at noon", [span([1, 2], "08:00", "12:00"), span([1], "12:00", "17:00")], null],
  ["no day", [span([], "08:00", "12:00")], "NO_DAYS"],
  ["the wrong way round", [span([1], "17:00", "09:00")], "ENDS_BEFORE_IT_BEGINS"],
  ["no time at all", [span([1], "09:00", "09:00")], "ENDS_BEFORE_IT_BEGINS"],
  ["one day twice", [span([1, 5], "09:00", "17:00"), span([5], "16:59", "18:00")], "HOURS_OVERLAP"],
])("%s", (_name, hours, problem) => {
  expect(hoursProblem(hours)).toBe(problem);
});
