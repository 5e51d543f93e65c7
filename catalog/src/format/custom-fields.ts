import type { LanguageChains } from "./languages.ts";
import { inLanguage, isMap, isText, languagesIn } from "./content/nested-texts.ts";

export type CustomFields = Record<string, unknown>;
type Path = readonly (string | number)[];

/** Custom fields that are the same everywhere, and those with texts, by language key. */
export interface SplitCustomFields {
  values: CustomFields;
  texts: Record<string, CustomFields>;
}

// A file named in a custom field is served as its address, under the second name.
const fileFields: Record<string, string> = { media: "mediaUrl", previewMedia: "previewUrl" };

export function splitCustomFields(
  fields: CustomFields | undefined,
  chains: LanguageChains,
  addressOf: (file: string) => string,
): SplitCustomFields {
  const split: SplitCustomFields = { values: {}, texts: {} };
  for (const [name, written] of Object.entries(fields ?? {})) {
    const value = withAddresses(written, addressOf);
    const languages = languagesIn(value, chains);
    if (languages.size === 0) split.values[name] = value;
    for (const language of languages)
      (split.texts[language] ??= {})[name] = inLanguage(value, chains.get(language) ?? [language], chains);
  }
  return split;
}

function withAddresses(value: unknown, addressOf: (file: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withAddresses(item, addressOf));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const address = fileFields[key];
      return address && typeof inner === "string"
        ? [address, addressOf(inner)]
        : [key, withAddresses(inner, addressOf)];
    }),
  );
}

export interface CustomFieldFinder {
  file: (file: string, path: Path) => void;
  fault: (path: Path, message: string) => void;
}

/** Goes through a custom field: names the files in it and what a custom field must not be. */
export function walkCustomField(
  value: unknown,
  path: Path,
  { chains, main, find }: { chains: LanguageChains; main: string; find: CustomFieldFinder },
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      walkCustomField(item, [...path, index], { chains, main, find });
    return;
  }
  if (!isMap(value)) {
    if (value === null) find.fault(path, "is empty");
    return;
  }
  if (isText(value, chains)) {
    if (value[main] === undefined) find.fault(path, `"${main}" is missing`);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (fileFields[key] && typeof inner === "string") find.file(inner, [...path, key]);
    else walkCustomField(inner, [...path, key], { chains, main, find });
  }
}
