import type { FALLBACK_FORMAT, Locale } from "./locale.ts";

export type FormatLocale = Locale | typeof FALLBACK_FORMAT;

interface EuroForm {
  before: string;
  after: string;
  decimal: string;
  group: string;
  /** From how many digits on thousands are set apart. */
  groupedFrom: number;
}

const SPACE = "\u00a0";
const forms: Readonly<Record<FormatLocale, EuroForm>> = {
  "de-DE": { before: "", after: `${SPACE}€`, decimal: ",", group: ".", groupedFrom: 4 },
  "en-GB": { before: "€", after: "", decimal: ".", group: ",", groupedFrom: 4 },
  "en-US": { before: "€", after: "", decimal: ".", group: ",", groupedFrom: 4 },
  "pl-PL": { before: "", after: `${SPACE}€`, decimal: ",", group: SPACE, groupedFrom: 5 },
};

/** Whole cents as euros. `Intl.NumberFormat` writes the same, but takes a phone a tenth of a second to make. */
export function euroText(locale: FormatLocale, cents: number): string {
  const { before, after, decimal, group, groupedFrom } = forms[locale];
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const whole = digits.slice(0, -2);
  const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${cents < 0 ? "-" : ""}${before}${grouped}${decimal}${digits.slice(-2)}${after}`;
}
