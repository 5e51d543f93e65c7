import type { Locale } from "./locale.ts";
import { fill } from "./fill.ts";
import type { CountedKey, CountedTexts } from "./messages/counted.ts";

export type TranslateCount = (key: CountedKey, count: number) => string;

/** Counts with the texts of one language. */
export function createCount(locale: Locale, texts: () => CountedTexts): TranslateCount {
  const rules = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  return (key, count) => {
    const forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = texts()[key];
    return fill(forms[rules.select(count)] ?? forms.other, { count: number.format(count) });
  };
}
