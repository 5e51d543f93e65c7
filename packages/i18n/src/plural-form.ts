import type { Locale } from "./locale.ts";

export type PluralForm = "one" | "few" | "many" | "other";

/** The plural of a whole number. `Intl.PluralRules` says the same, but takes a phone a tenth of a second to make. */
export function pluralForm(locale: Locale, count: number): PluralForm {
  if (count === 1) return "one";
  if (locale !== "pl-PL") return "other";
  const [lastDigit, lastTwo] = [count % 10, count % 100];
  const isFew = lastDigit >= 2 && lastDigit <= 4 && (lastTwo < 12 || lastTwo > 14);
  return isFew ? "few" : "many";
}
