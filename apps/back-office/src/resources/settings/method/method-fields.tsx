import { localeNames, locales } from "@hearth/i18n";
import { LanguageControls } from "../../../language/language-controls.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import type { MethodTexts } from "./method-form.ts";

interface Props {
  texts: MethodTexts;
  isActive: boolean;
  isReadOnly: boolean;
  onTexts: (texts: MethodTexts) => void;
  onActive: (isActive: boolean) => void;
}

/** What ways to pay and ways to send have in common. */
export function MethodFields({ texts, isActive, isReadOnly, onTexts, onActive }: Props) {
  const { t } = useLanguage();
  const row = (field: keyof MethodTexts, more: { maxLength: number; rows?: number }) => (
    <LanguageControls
      name={t(field === "name" ? "field.name" : "settings.description")}
      values={texts[field]}
      isReadOnly={isReadOnly}
      onTyped={(locale, value) => onTexts({ ...texts, [field]: { ...texts[field], [locale]: value } })}
      {...more}
    />
  );
  return (
    <>
      <div className="language-heads" aria-hidden="true">
        {locales.map((locale) => (
          <span key={locale}>{localeNames[locale]}</span>
        ))}
      </div>
      {row("name", { maxLength: 255 })}
      {row("description", { maxLength: 2000, rows: 4 })}
      <label className="check">
        <input
          type="checkbox"
          checked={isActive}
          disabled={isReadOnly}
          onChange={({ target }) => onActive(target.checked)}
        />
        {t("settings.offered")}
      </label>
    </>
  );
}
