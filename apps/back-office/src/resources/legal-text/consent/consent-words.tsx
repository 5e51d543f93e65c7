import type { ConsentWord } from "@hearth/admin-contract";
import { type Locale, localeNames, locales } from "@hearth/i18n";
import { LanguageControls } from "../../../language/language-controls.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import type { TypedConsents } from "./consent-form.ts";

interface Props {
  words: readonly ConsentWord[];
  typed: TypedConsents;
  isReadOnly: boolean;
  onTyped: (key: string, texts: Record<Locale, string>) => void;
}

/** Of a word that is longer than this the field has several lines. */
const ONE_LINE = 80;

export function ConsentWords({ words, typed, isReadOnly, onTyped }: Props) {
  const { tOr } = useLanguage();
  return (
    <>
      <div className="language-heads" aria-hidden="true">
        {locales.map((locale) => (
          <span key={locale}>{localeNames[locale]}</span>
        ))}
      </div>
      {words.map(({ key, placeholders, texts }) => {
        const values = typed[key] as Record<Locale, string>;
        const isLong = texts.some(({ shop }) => shop.length > ONE_LINE);
        return (
          <LanguageControls
            key={key}
            name={tOr(`consentText.word.${key}`, key)}
            hint={
              placeholders.length > 0
                ? placeholders
                    .map((name) => `{${name}} = ${tOr(`consentText.value.${name}`, name)}`)
                    .join(", ")
                : undefined
            }
            values={values}
            rows={isLong ? 5 : undefined}
            maxLength={2000}
            isReadOnly={isReadOnly}
            onTyped={(locale, value) => onTyped(key, { ...values, [locale]: value })}
          />
        );
      })}
    </>
  );
}
