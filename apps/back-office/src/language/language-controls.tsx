import { type Locale, localeNames, locales } from "@hearth/i18n";
import { useId } from "react";

interface Props {
  name: string;
  /** Said beside the name. */
  hint?: string | undefined;
  values: Readonly<Record<Locale, string>>;
  /** More than one line. */
  rows?: number | undefined;
  /** What is longer is marked, not refused. */
  limit?: number | undefined;
  maxLength?: number | undefined;
  /** What a line has to look like. */
  pattern?: string | undefined;
  isReadOnly: boolean;
  onTyped: (locale: Locale, value: string) => void;
}

/** One field in every language, side by side; its name stands once, and each control says field and language. */
export function LanguageControls({
  name,
  hint,
  values,
  rows,
  limit,
  maxLength,
  pattern,
  isReadOnly,
  onTyped,
}: Props) {
  const id = useId();
  return (
    <fieldset className="plain-fieldset language-row" aria-labelledby={id}>
      <p id={id} className="language-label">
        {name}
        {hint !== undefined && <span>{hint}</span>}
      </p>
      {locales.map((locale) => {
        const value = values[locale];
        const control = {
          value,
          lang: locale.slice(0, 2),
          readOnly: isReadOnly,
          maxLength,
          "aria-label": `${name}, ${localeNames[locale]}`,
          "data-long": (limit !== undefined && value.length > limit) || undefined,
          onChange: (event: { target: { value: string } }) => onTyped(locale, event.target.value),
        };
        return (
          <div key={locale} className="field">
            <span className="language-name">{localeNames[locale]}</span>
            {rows ? (
              <textarea rows={rows} {...control} />
            ) : (
              <input autoComplete="off" pattern={pattern} {...control} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
