import type { Locale } from "./locale.ts";
import { fill } from "./fill.ts";
import type { CountedKey, CountedTexts } from "./messages/counted.ts";
import { once } from "./once.ts";
import { pluralForm } from "./plural-form.ts";
import type { PluralForm } from "./plural-form.ts";

export type TranslateCount = (key: CountedKey, count: number) => string;

/** Counts with the texts of one language. */
export function createCount(locale: Locale, texts: () => CountedTexts): TranslateCount {
  // Small numbers are written the same everywhere, and a formatter is dear in a browser.
  const number = once(() => new Intl.NumberFormat(locale));
  const written = (count: number) => (count < 1000 ? String(count) : number().format(count));
  return (key, count) => {
    const forms: Partial<Record<PluralForm, string>> & { other: string } = texts()[key];
    return fill(forms[pluralForm(locale, count)] ?? forms.other, { count: written(count) });
  };
}
