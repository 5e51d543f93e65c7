import { type Locale, locales } from "@hearth/i18n";
import { LanguageControls } from "../../../language/language-controls.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import { longFields, type TextField, type TextForm } from "./text-form.ts";

interface Props {
  field: TextField;
  values: TextForm;
  isReadOnly: boolean;
  onTyped: (locale: Locale, value: string) => void;
}

/** As much as search engines and browser tabs show; the gate wants no more. */
const limits: Readonly<Partial<Record<TextField, number>>> = { metaTitle: 60, metaDescription: 155 };

export function LanguageRow({ field, values, isReadOnly, onTyped }: Props) {
  const { t } = useLanguage();
  const limit = limits[field];
  return (
    <LanguageControls
      name={t(`product.text.${field}`)}
      hint={limit === undefined ? undefined : t("product.atMost", { limit })}
      values={
        Object.fromEntries(locales.map((locale) => [locale, values[locale][field]])) as Record<Locale, string>
      }
      rows={longFields.has(field) ? (field === "description" ? 7 : 3) : undefined}
      limit={limit}
      isReadOnly={isReadOnly}
      onTyped={onTyped}
    />
  );
}
