import type { Locale } from "./locale.ts";

export type Formatters = {
  /** Whole cents to text with the currency sign. The currency of the shop is always the euro. */
  /** In the shop's currency, or in another one by its three letters. */
  money: (cents: number, currency?: string) => string;
  number: (value: number) => string;
  /** An ISO date or time to a day. The zone is fixed so that server and browser write the same day. */
  date: (iso: string) => string;
  /** The same with hour and minute. */
  dateTime: (iso: string) => string;
  /** Short name of a day, 1 is Monday. */
  weekday: (day: number) => string;
  /** A country by its two letters. */
  country: (iso: string) => string | undefined;
};

export function createFormatters(locale: Locale): Formatters {
  const moneyIn = (currency: string) => new Intl.NumberFormat(locale, { style: "currency", currency });
  const money = moneyIn("EUR");
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "Europe/Berlin" });
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/Berlin",
  });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const country = new Intl.DisplayNames(locale, { type: "region" });
  return {
    money: (cents, currency = "EUR") => (currency === "EUR" ? money : moneyIn(currency)).format(cents / 100),
    number: (value) => number.format(value),
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    // The first of January 2024 was a Monday.
    weekday: (day) => weekday.format(new Date(Date.UTC(2024, 0, day))),
    country: (iso) => country.of(iso),
  };
}
