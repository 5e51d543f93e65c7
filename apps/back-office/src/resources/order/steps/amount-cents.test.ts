import { expect, it } from "vitest";
import { amountCents } from "./amount-cents.ts";

it.each([
  ["12,50", 1250],
  ["12.5", 1250],
  [" 7 ", 700],
  ["0,05", 5],
  ["1234,99", 123_499],
])("%s is read", (text, cents) => {
  expect(amountCents(text)).toBe(cents);
});

it.each(["", "0", "0,00", "-5", "1.234", "1.234,50", "12,505", "12,", "€ 5", "1e3"])(
  "%s is refused",
  (text) => {
    expect(amountCents(text)).toBeNull();
  },
);
