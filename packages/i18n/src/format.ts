import type { Locale } from "./locale.ts";

export type Formatters = {
  /** Whole cents to text with the currency sign. The currency of the shop is always the euro. */
  money: (cents: number) => string;
  number: (value: number) => string;
  /** An ISO date or time to a day. The zone is fixed so that server and browser write the same day. */
  date: (iso: string) => string;
};

export function createFormatters(locale: Locale): Formatters {
  const money = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "Europe/Berlin" });
  return {
    money: (cents) => money.format(cents / 100),
    number: (value) => number.format(value),
    date: (iso) => date.format(new Date(iso)),
  };
}
