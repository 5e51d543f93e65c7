import { euroText } from "./euro-text.ts";
import type { FormatLocale } from "./euro-text.ts";
import { FALLBACK_FORMAT, isLocale } from "./locale.ts";
import { once } from "./once.ts";

export interface Formatters {
  /** Whole cents to text with the currency sign: in the shop's currency, or in another one by its three letters. */
  money: (cents: number, currency?: string) => string;
  number: (value: number) => string;
  /** An ISO date or time to a day. The zone is fixed so that server and browser write the same day. */
  date: (iso: string) => string;
  /** The same without the year, where there is little room. */
  day: (iso: string) => string;
  /** The same with hour and minute. */
  dateTime: (iso: string) => string;
  /** To the second, with the zone: for what has to be proven. */
  exactTime: (iso: string) => string;
  /** Short name of a day, 1 is Monday. */
  weekday: (day: number) => string;
  /** A country by its two letters. */
  country: (iso: string) => string | undefined;
}

/** The shop's calendar, as `SHOP_TIME_ZONE` in @hearth/rules, which texts do not import. */
const TIME_ZONE = "Europe/Berlin";

/** Each formatter is made when it is first needed: in a browser they are dear, and a page needs one or two. */
export function createFormatters(wanted: string): Formatters {
  const locale: FormatLocale = isLocale(wanted) ? wanted : FALLBACK_FORMAT;
  const moneyIn = (currency: string) => new Intl.NumberFormat(locale, { style: "currency", currency });
  const euros = once(() => moneyIn("EUR"));
  const number = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: TIME_ZONE }));
  const day = once(
    () => new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit", timeZone: TIME_ZONE }),
  );
  const dateTime = once(
    () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: TIME_ZONE }),
  );
  const exactTime = once(
    () => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "long", timeZone: TIME_ZONE }),
  );
  const weekday = once(() => new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }));
  const country = once(() => new Intl.DisplayNames(locale, { type: "region" }));
  return {
    money(cents, currency = "EUR") {
      if (currency !== "EUR") return moneyIn(currency).format(cents / 100);
      return Number.isSafeInteger(cents) ? euroText(locale, cents) : euros().format(cents / 100);
    },
    number: (value) => number().format(value),
    date: (iso) => date().format(new Date(iso)),
    day: (iso) => day().format(new Date(iso)),
    dateTime: (iso) => dateTime().format(new Date(iso)),
    exactTime: (iso) => exactTime().format(new Date(iso)),
    // The first of January 2024 was a Monday.
    weekday: (dayOfWeek) => weekday().format(new Date(Date.UTC(2024, 0, dayOfWeek))),
    country: (iso) => country().of(iso),
  };
}
