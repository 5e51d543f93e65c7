import { expect, it } from "vitest";
import { checkBirthday } from "./birthday.ts";
import { oneLine } from "./text-field.ts";
import { wholeNumber } from "./value-field.ts";

const points = wholeNumber({ min: 1, max: 5 });
const word = oneLine({ min: 2, max: 4 });
const parameters = (limit: string) => ({ "{{ limit }}": limit, "{{ min }}": "1", "{{ max }}": "5" });

it.each([
  ["numeric", points("many", "/x"), { detail: "VIOLATION::NOT_NUMERIC_ERROR" }],
  ["integer", points("4.5", "/x"), { detail: "VIOLATION::NOT_AN_INTEGER_ERROR" }],
  [
    "between, from below",
    points(0, "/x"),
    {
      code: "VIOLATION::TOO_LOW_ERROR",
      detail: "VIOLATION::NOT_IN_RANGE_ERROR",
      parameters: parameters("1"),
    },
  ],
  [
    "between, from above",
    points(6, "/x"),
    {
      code: "VIOLATION::TOO_HIGH_ERROR",
      detail: "VIOLATION::NOT_IN_RANGE_ERROR",
      parameters: parameters("5"),
    },
  ],
  [
    "minimum length",
    word("a", "/x"),
    { code: "VIOLATION::TOO_SHORT_ERROR", parameters: { "{{ limit }}": "2" } },
  ],
  [
    "maximum length",
    word("abcde", "/x"),
    { code: "VIOLATION::TOO_LONG_ERROR", parameters: { "{{ limit }}": "4" } },
  ],
  [
    "numeric parts of a day",
    checkBirthday({ birthdayDay: "7", birthdayMonth: "May", birthdayYear: "1980" }, "2026-01-01"),
    { pointer: "/birthdayMonth", detail: "VIOLATION::NOT_NUMERIC_ERROR" },
  ],
])("checks %s [211]", (_what, checked, expected) => {
  expect(checked).toMatchObject({ ok: false, violations: [expected] });
});

it("takes the bounds themselves, from a form too", () => {
  expect([points("1", "/x"), points(5, "/x")]).toEqual([
    { ok: true, value: 1 },
    { ok: true, value: 5 },
  ]);
});
