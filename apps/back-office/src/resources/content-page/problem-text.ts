import type { ContentPageSheet } from "@hearth/admin-contract";
import { isLocale, localeNames } from "@hearth/i18n";
import type { Language } from "../../language/use-language.ts";

/** One line for what is missing: where, what, in which language. */
export function problemText(
  { code, locale, block, field }: ContentPageSheet["problems"][number],
  { blocks }: Pick<ContentPageSheet, "blocks">,
  { t }: Pick<Language, "t">,
): string {
  const kind = block === null ? undefined : blocks[block]?.kind;
  const where =
    block === null || kind === undefined
      ? null
      : t("contentPage.blockAt", { number: block + 1, kind: t(`contentPage.kind.${kind}`) });
  const what = field === null ? t(`contentPage.problem.${code}`) : t(`contentPage.field.${field}`);
  const language = locale !== null && isLocale(locale) ? localeNames[locale] : locale;
  return [where, what, language].filter(Boolean).join(" · ");
}
