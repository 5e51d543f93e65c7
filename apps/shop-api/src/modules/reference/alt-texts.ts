import type { ReferenceData } from "./reference-data.ts";
import type { Texts } from "./texts.ts";

/** What a picture shows, in the languages that say so. */
export function altTexts(texts: Texts, { language }: ReferenceData): { locale: string; text: string }[] {
  return Object.entries(texts).flatMap(([languageId, { alt }]) =>
    typeof alt === "string" ? [{ locale: language.get(languageId)?.locale_code ?? "", text: alt }] : [],
  );
}
