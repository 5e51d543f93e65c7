import { localeNames, locales } from "@hearth/i18n";
import type { UseFormRegister } from "react-hook-form";
import { useLanguage } from "../language/use-language.ts";
import { Field } from "../ui/field.tsx";
import { makerLines, type TypedMaker, unionCountries } from "./maker-form.ts";

const types: Partial<Record<(typeof makerLines)[number], string>> = { email: "email", link: "url" };
const longest: Partial<Record<(typeof makerLines)[number], number>> = { zip: 12, weee: 30, link: 500 };
const LINE = 120;
const optional: readonly string[] = ["weee", "link"];

/** What every offer has to say about who made it (Art. 19 GPSR): an address, a mailbox, a few words. The same for a new one and a change. */
export function MakerFields({ register }: { register: UseFormRegister<TypedMaker> }) {
  const { t, format } = useLanguage();
  return (
    <>
      <div className="form-row">
        {makerLines.map((name) => (
          <Field key={name} label={t(`maker.${name}`)}>
            <input
              type={types[name] ?? "text"}
              required={!optional.includes(name)}
              maxLength={longest[name] ?? LINE}
              autoComplete="off"
              {...register(name)}
            />
          </Field>
        ))}
        <Field label={t("maker.country")}>
          <select {...register("country")}>
            {unionCountries.map((iso) => (
              <option key={iso} value={iso}>
                {format.country(iso)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      {locales.map((locale) => (
        <Field key={locale} label={t("maker.descriptionIn", { language: localeNames[locale] })}>
          <textarea
            rows={2}
            maxLength={5000}
            lang={locale.slice(0, 2)}
            {...register(`descriptions.${locale}`)}
          />
        </Field>
      ))}
    </>
  );
}
