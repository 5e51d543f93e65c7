import type { LanguageChains } from "../languages.ts";
import { inLanguage, isMap, languagesIn } from "./nested-texts.ts";

export type ReferenceKind = "media" | "product" | "category" | "stream";

/** Turns a key or file named in a slot into what is stored for it. */
export type ResolveReference = (
  kind: ReferenceKind,
  name: string,
  path: readonly (string | number)[],
) => string;

export interface SlotField {
  source: string;
  value: unknown;
}
export interface SlotConfig {
  /** Fields that are the same in every language. */
  config: Record<string, SlotField>;
  /** Fields that hold texts, by language key. */
  texts: Record<string, Record<string, SlotField>>;
}

const referenceFields: Record<string, ReferenceKind> = {
  media: "media",
  previewMedia: "media",
  product: "product",
  products: "product",
  category: "category",
  categories: "category",
};

/** A slot's config as written in the catalogue, in the form the contract sends it. */
export function slotConfigOf(
  written: Record<string, unknown>,
  resolve: ResolveReference,
  chains: LanguageChains,
): SlotConfig {
  const result: SlotConfig = { config: {}, texts: {} };
  for (const [name, raw] of Object.entries(written)) {
    if (name === "stream" && typeof raw === "string") {
      result.config["products"] = { source: "product_stream", value: resolve("stream", raw, [name]) };
      continue;
    }
    if (isSourced(raw)) {
      result.config[name] = raw;
      continue;
    }
    const value = withReferences(raw, name, [name], resolve);
    const languages = languagesIn(value, chains);
    if (languages.size === 0) result.config[name] = { source: "static", value };
    for (const language of languages) {
      const chain = chains.get(language) ?? [language];
      (result.texts[language] ??= {})[name] = { source: "static", value: inLanguage(value, chain, chains) };
    }
  }
  return result;
}

function isSourced(value: unknown): value is SlotField {
  return (
    isMap(value) &&
    Object.keys(value).toSorted().join() === "source,value" &&
    typeof value["source"] === "string"
  );
}

function withReferences(
  value: unknown,
  name: string,
  path: readonly (string | number)[],
  resolve: ResolveReference,
): unknown {
  const kind = referenceFields[name];
  if (typeof value === "string") return kind ? resolve(kind, value, path) : value;
  if (Array.isArray(value))
    return value.map((item, index) => withReferences(item, name, [...path, index], resolve));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withReferences(inner, key, [...path, key], resolve)]),
  );
}
