import { expect, it } from "vitest";
import { createFormatters } from "./format.ts";
import type { Locale } from "./locale.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

it.each<[string, string, string, string]>([
  ["de-DE", "12.345,60 €", "1.234,5", "31.12.2026"],
  ["en-GB", "€12,345.60", "1,234.5", "31 Dec 2026"],
  ["pl-PL", "12 345,60 €", "1234,5", "31 gru 2026"],
  // Nobody we know: as in the United States, and still in euros.
  ["fr-FR", "€12,345.60", "1,234.5", "Dec 31, 2026"],
  ["", "€12,345.60", "1,234.5", "Dec 31, 2026"],
])("writes money, numbers and days as %s readers expect [330]", (locale, money, number, day) => {
  const format = createFormatters(locale);
  expect(plain(format.money(1234560))).toBe(money);
  expect(plain(format.number(1234.5))).toBe(number);
  expect(plain(format.date("2026-12-31T12:00:00.000+00:00"))).toBe(day);
});

it.each<[Locale, string]>([
  ["de-DE", "01.01.2027, 00:05"],
  ["en-GB", "1 Jan 2027, 00:05"],
  ["pl-PL", "1 sty 2027, 00:05"],
])("writes a time as %s readers expect, by the clock of Berlin", (locale, time) => {
  expect(plain(createFormatters(locale).dateTime("2026-12-31T23:05:00.000+00:00"))).toBe(time);
});

it("uses the day in Berlin, not in the server's zone", () => {
  expect(createFormatters("de-DE").date("2026-01-31T23:30:00.000+00:00")).toBe("01.02.2026");
});
