import type { Locale } from "./locale.ts";
import { counted } from "./messages/counted.ts";
import type { CountedKey } from "./messages/counted.ts";
import type { MessageKey, Messages, Placeholders } from "./messages.ts";

type Values<Key extends MessageKey> = Record<Placeholders<Key>, string | number>;

export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: Placeholders<Key> extends never ? [] : [Values<Key>]
) => string;

export type TranslateCount = (key: CountedKey, count: number) => string;

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function createTranslate(messages: Messages): Translate {
  return (key, ...values) => fill(messages[key], values[0] ?? {});
}

export function createTranslateCount(locale: Locale): TranslateCount {
  const rules = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  return (key, count) => {
    const forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = counted[locale][key];
    return fill(forms[rules.select(count)] ?? forms.other, { count: number.format(count) });
  };
}
