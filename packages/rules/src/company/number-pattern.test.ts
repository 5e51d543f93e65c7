import fc from "fast-check";
import { expect, it } from "vitest";
import { numberBy, numberPatternProblem, shapeOf } from "./number-pattern.ts";

it.each([
  ["{n}", null],
  ["S{n}", null],
  ["RE-{year}-{n}", null],
  ["2026.A_{n}", null],
  ["RE", "NUMBER_NOT_LAST"],
  ["{n}-RE", "NUMBER_NOT_LAST"],
  ["", "NUMBER_NOT_LAST"],
  ["{n}{n}", "PATTERN_SIGN"],
  ["RE {n}", "PATTERN_SIGN"],
  ["RE/{n}", "PATTERN_SIGN"],
  ["{month}-{n}", "PATTERN_SIGN"],
  ["Ü{n}", "PATTERN_SIGN"],
  ["RE1{n}", "DIGIT_BEFORE_NUMBER"],
  ["{year}{n}", "DIGIT_BEFORE_NUMBER"],
  ["A-VERY-LONG-PREFIX-OF-A-SHOP-{n}", "PATTERN_LONG"],
])("%s: %s", (pattern, problem) => {
  expect(numberPatternProblem(pattern)).toBe(problem);
});

it.each([
  ["RE-{year}-{n}", "RE-0000-"],
  ["RE-2026-{n}", "RE-0000-"],
  ["{n}", ""],
])("the shape of %s is %j", (pattern, shape) => {
  expect(shapeOf(pattern)).toBe(shape);
});

const pattern = fc
  .array(fc.constantFrom("A", "b", "-", ".", "_", "7", "{year}"), { maxLength: 5 })
  .map((parts) => `${parts.join("")}{n}`)
  .filter((text) => numberPatternProblem(text) === null);
const given = fc.record({
  n: fc.integer({ min: 1, max: 999_999_999 }),
  year: fc.integer({ min: 2026, max: 2099 }),
});

it("gives no number twice, whatever pattern and year it is written by, and patterns of other shapes never meet", () => {
  fc.assert(
    fc.property(pattern, given, pattern, given, (one, a, other, b) => {
      const [first, second] = [numberBy(one, a), numberBy(other, b)];
      expect(Number(/\d+$/.exec(first)?.[0])).toBe(a.n);
      const mayBeTheSame = a.n === b.n && shapeOf(one) === shapeOf(other);
      expect(first !== second || mayBeTheSame).toBe(true);
    }),
  );
});
