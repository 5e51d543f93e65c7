import { fill } from "./fill.ts";
import type { MessageKey, Messages, Placeholders } from "./messages.ts";

type Values<Key extends MessageKey> = Record<Placeholders<Key>, string | number>;

export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: Placeholders<Key> extends never ? [] : [Values<Key>]
) => string;

export function createTranslate(messages: Messages): Translate {
  return (key, ...values) => fill(messages[key], values[0] ?? {});
}

/** The text of an error code, or null when there is none or a value for it is missing. */
export type TranslateError = (code: string, values?: Readonly<Record<string, unknown>>) => string | null;

export function createTranslateError(messages: Messages): TranslateError {
  return (code, values = {}) => {
    const key = `errors.${code}`;
    if (!isMessageKey(messages, key)) return null;
    const text = fill(messages[key], Object.fromEntries(Object.entries(values).flatMap(plainValue)));
    return /\{\w+\}/.test(text) ? null : text;
  };
}

function isMessageKey(messages: Messages, key: string): key is MessageKey {
  return Object.hasOwn(messages, key);
}

/** Violations name their values `{{ limit }}`, other errors plainly. */
function plainValue([name, value]: [string, unknown]): [string, string | number][] {
  const isShown = typeof value === "string" || typeof value === "number";
  return isShown ? [[name.replace(/^\{\{\s*|\s*\}\}$/g, ""), value]] : [];
}
