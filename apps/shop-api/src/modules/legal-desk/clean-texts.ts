import { cleanHtml } from "@hearth/service/markup";
import { wrongField } from "../assortment/index.ts";
import { plainText } from "../legal-text/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import type { LegalTextsByLanguage } from "./version.sql.ts";

export interface WrittenText {
  locale: string;
  html: string;
}

/** What is kept is what is shown. Every language of the shop has to say something: buyers agree to it in theirs. */
export function cleanTexts(
  { rows }: Pick<ReferenceData, "rows">,
  written: readonly WrittenText[],
): LegalTextsByLanguage {
  const texts = rows.languages.map(({ id, locale_code: locale }) => {
    const html = cleanHtml(written.find((text) => text.locale === locale)?.html ?? "");
    if (plainText(html) === "") throw wrongField("texts", "TEXT_MISSING");
    return [id, html] as const;
  });
  if (written.length !== texts.length) throw wrongField("texts", "UNKNOWN_LANGUAGE");
  return Object.fromEntries(texts);
}
