import fc from "fast-check";
import { expect, it } from "vitest";
import { euroText } from "./euro-text.ts";
import { FALLBACK_FORMAT, locales } from "./locale.ts";

it.each([...locales, FALLBACK_FORMAT] as const)("writes euros as Intl does in %s [330]", (locale) => {
  const intl = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  for (const cents of [0, 1, 9, 10, 99, 100, -1, -500, 99_999, 100_000, 999_999, 1_000_000, 123_456_789_00]) {
    expect(euroText(locale, cents)).toBe(intl.format(cents / 100));
  }
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 100_000_000_000 }), (cents) => {
      expect(euroText(locale, cents)).toBe(intl.format(cents / 100));
    }),
  );
});
