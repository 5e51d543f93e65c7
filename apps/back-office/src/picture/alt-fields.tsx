import { localeNames, locales } from "@hearth/i18n";
import type { UseFormRegister } from "react-hook-form";
import { useLanguage } from "../language/use-language.ts";
import { Field } from "../ui/field.tsx";
import type { AltForm } from "./alt-form.ts";

const LONGEST = 500;

export function AltFields({ register }: { register: UseFormRegister<AltForm> }) {
  const { t } = useLanguage();
  return (
    <>
      <p className="form-note">{t("media.altHint")}</p>
      {locales.map((locale) => (
        <Field key={locale} label={t("media.altIn", { language: localeNames[locale] })}>
          <textarea rows={2} lang={locale.slice(0, 2)} maxLength={LONGEST} {...register(locale)} />
        </Field>
      ))}
    </>
  );
}
