import { expect, it } from "vitest";
import { errorCode } from "./error-code.ts";

const cases: [string, unknown, string][] = [
  [
    "a code of PostgreSQL",
    Object.assign(new Error("Key (email)=(a@b.de) exists"), { code: "23505" }),
    "23505",
  ],
  [
    "a code of the shop",
    Object.assign(new Error("x"), { code: "CHECKOUT__CART_EMPTY" }),
    "CHECKOUT__CART_EMPTY",
  ],
  ["the kind, where there is no code", new TypeError("anna@example.com is not iterable"), "TypeError"],
  [
    "the kind, where the code is a sentence",
    Object.assign(new RangeError("x"), { code: "no such Anna" }),
    "RangeError",
  ],
  ["a number as code", Object.assign(new Error("x"), { code: 7 }), "Error"],
  ["something thrown that is no error", "anna@example.com", "UNKNOWN"],
];

it.each(cases)("tells %s", (_name, error, code) => {
  expect(errorCode(error)).toBe(code);
});
