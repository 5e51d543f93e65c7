import type { ReferenceData, Texts } from "../../reference/index.ts";

/** The gate's rules know languages as the catalogue's files do: `de` of `de-DE`. */
export function languageKey(languageId: string, reference: ReferenceData): string {
  return reference.language.get(languageId)?.locale_code.slice(0, 2) ?? languageId;
}

/** A text by language key; undefined: nobody says anything. */
export function keyedText(
  said: readonly (readonly [languageId: string, words: unknown])[],
  reference: ReferenceData,
): Record<string, string> | undefined {
  const text = Object.fromEntries(
    said.flatMap(([id, words]) =>
      typeof words === "string" && words !== "" ? [[languageKey(id, reference), words]] : [],
    ),
  );
  return Object.keys(text).length > 0 ? text : undefined;
}

/** One field of the texts of a small table. */
export function textField(texts: Texts, field: string, reference: ReferenceData): Record<string, string> {
  const said = Object.entries(texts).map(([id, fields]) => [id, fields[field]] as const);
  return keyedText(said, reference) ?? {};
}
