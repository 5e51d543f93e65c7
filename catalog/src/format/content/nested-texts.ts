import type { LanguageChains } from "../languages.ts";
import { textIn } from "../languages.ts";
import type { Text } from "../words.ts";

// Values of any shape with texts somewhere inside.

/** The languages a value speaks, at any depth. */
export function languagesIn(value: unknown, chains: LanguageChains): Set<string> {
  if (isText(value, chains)) return new Set(Object.keys(value));
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...languagesIn(item, chains)]));
  if (isMap(value)) return languagesIn(Object.values(value), chains);
  return new Set();
}

/** A value as a reader of one language gets it. */
export function inLanguage(value: unknown, chain: readonly string[], chains: LanguageChains): unknown {
  if (isText(value, chains)) return textIn(value, chain);
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, chain, chains));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inLanguage(inner, chain, chains)]),
  );
}

/** Whether a value is a text in languages rather than some other map. */
export function isText(value: unknown, chains: LanguageChains): value is Text {
  if (!isMap(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, inner]) => chains.has(key) && typeof inner === "string");
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
