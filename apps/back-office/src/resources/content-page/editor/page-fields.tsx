import { type Locale, locales } from "@hearth/i18n";
import { LanguageControls } from "../../../language/language-controls.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import type { DraftForm, PageField } from "./draft-form.ts";

/** As the contract has it, for the browser. */
export const PATH_PATTERN = "[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*";

interface Props {
  texts: DraftForm["texts"];
  isReadOnly: boolean;
  onChange: (texts: DraftForm["texts"]) => void;
}

/** Name, address and what search engines show, in every language. */
export function PageFields({ texts, isReadOnly, onChange }: Props) {
  const { t } = useLanguage();
  const row = (
    field: PageField,
    more: { hint?: string; limit?: number; rows?: number; maxLength: number; pattern?: string },
  ) => (
    <LanguageControls
      name={t(`contentPage.text.${field}`)}
      values={
        Object.fromEntries(locales.map((locale) => [locale, texts[locale][field]])) as Record<Locale, string>
      }
      isReadOnly={isReadOnly}
      onTyped={(locale, value) => onChange({ ...texts, [locale]: { ...texts[locale], [field]: value } })}
      {...more}
    />
  );
  return (
    <>
      {row("name", { maxLength: 255 })}
      {row("path", { hint: t("contentPage.pathHint"), maxLength: 200, pattern: PATH_PATTERN })}
      {row("metaTitle", { hint: t("product.atMost", { limit: 60 }), limit: 60, maxLength: 255 })}
      {row("metaDescription", {
        hint: t("product.atMost", { limit: 155 }),
        limit: 155,
        rows: 2,
        maxLength: 500,
      })}
    </>
  );
}
