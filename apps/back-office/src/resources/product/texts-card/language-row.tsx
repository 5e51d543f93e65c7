import { type Locale, localeNames, locales } from "@hearth/i18n";
import { useId } from "react";
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

/** One field in every language; its name stands once, and each control says field and language. */
export function LanguageRow({ field, values, isReadOnly, onTyped }: Props) {
  const { t } = useLanguage();
  const id = useId();
  const limit = limits[field];
  const name = t(`product.text.${field}`);
  return (
    <fieldset className="plain-fieldset language-row" aria-labelledby={id}>
      <p id={id} className="language-label">
        {name}
        {limit !== undefined && <span>{t("product.atMost", { limit })}</span>}
      </p>
      {locales.map((locale) => {
        const value = values[locale][field];
        const control = {
          value,
          lang: locale.slice(0, 2),
          readOnly: isReadOnly,
          "aria-label": `${name}, ${localeNames[locale]}`,
          "data-long": (limit !== undefined && value.length > limit) || undefined,
          onChange: (event: { target: { value: string } }) => onTyped(locale, event.target.value),
        };
        return (
          <div key={locale} className="field">
            <span className="language-name">{localeNames[locale]}</span>
            {longFields.has(field) ? (
              <textarea rows={field === "description" ? 7 : 3} {...control} />
            ) : (
              <input autoComplete="off" {...control} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
