import type { CustomFields } from "../format/custom-fields.ts";
import type { Text } from "../format/words.ts";
import { idOf } from "../ids.ts";

type Fields = Record<string, Text | undefined>;

/** Texts of a small table: language id → field → text. */
export function textsOf(fields: Fields): Record<string, Record<string, string>> {
  return Object.fromEntries(
    languagesIn(fields).map((language) => [idOf("language", language), inLanguage(fields, language)]),
  );
}

/** Texts of a big table: one row for every language that says something, with every field as a column. */
export function translationRows(
  owner: Record<string, string>,
  fields: Fields,
  customFields: Record<string, CustomFields> = {},
) {
  const languages = new Set([...languagesIn(fields), ...Object.keys(customFields)]);
  return [...languages].map((language) => ({
    ...owner,
    language_id: idOf("language", language),
    ...Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text?.[language] ?? null])),
    custom_fields: customFields[language] ?? null,
  }));
}

function languagesIn(fields: Fields): string[] {
  return [...new Set(Object.values(fields).flatMap((text) => Object.keys(text ?? {})))];
}

function inLanguage(fields: Fields, language: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => {
      const own = text?.[language];
      return own === undefined ? [] : [[field, own]];
    }),
  );
}
