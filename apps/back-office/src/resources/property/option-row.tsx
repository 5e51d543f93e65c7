import { localeNames, locales } from "@hearth/i18n";
import { useLanguage } from "../../language/use-language.ts";
import { IconButton } from "../../ui/button.tsx";
import type { TypedOption } from "./option-form.ts";

interface Props {
  option: TypedOption;
  /** As people count. */
  number: number;
  isLast: boolean;
  onChange: (option: TypedOption) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** Its names side by side, and its place. What products have can be renamed and moved, and stays. */
export function OptionRow({ option, number, isLast, onChange, onMove, onRemove }: Props) {
  const { t } = useLanguage();
  const { names, products } = option;
  return (
    <li className="property-option">
      {locales.map((locale) => (
        <span key={locale} className="field">
          <input
            aria-label={t("property.optionIn", { number, language: localeNames[locale] })}
            placeholder={localeNames[locale]}
            lang={locale.slice(0, 2)}
            required={locale === "de-DE"}
            maxLength={120}
            autoComplete="off"
            value={names[locale]}
            onChange={({ target }) => onChange({ ...option, names: { ...names, [locale]: target.value } })}
          />
        </span>
      ))}
      <span className="property-option-use">{t("property.optionUse", { products })}</span>
      <span className="property-option-steps">
        <IconButton
          icon="arrow-up"
          label={t("property.optionEarlier", { number })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={t("property.optionLater", { number })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          icon="trash"
          label={t("property.removeOption", { number })}
          disabled={products > 0}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
