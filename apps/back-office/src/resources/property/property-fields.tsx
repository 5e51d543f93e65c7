import { localeNames, locales } from "@hearth/i18n";
import type { UseFormRegister } from "react-hook-form";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import type { TypedProperty } from "./property-form.ts";

/** The same for a new one and a change. */
export function PropertyFields({ register }: { register: UseFormRegister<TypedProperty> }) {
  const { t } = useLanguage();
  return (
    <>
      <div className="form-row">
        {locales.map((locale) => (
          <Field key={locale} label={t("property.nameIn", { language: localeNames[locale] })}>
            <input required maxLength={120} autoComplete="off" {...register(`texts.${locale}.name`)} />
          </Field>
        ))}
      </div>
      <div className="form-row">
        {locales.map((locale) => (
          <Field key={locale} label={t("property.unitIn", { language: localeNames[locale] })}>
            <input maxLength={20} autoComplete="off" {...register(`texts.${locale}.unit`)} />
          </Field>
        ))}
      </div>
      <p className="form-note">{t("property.unitHint")}</p>
      <div className="form-row">
        <Field label={t("property.sorting")}>
          <select {...register("sorting")}>
            {(["position", "alphanumeric"] as const).map((value) => (
              <option key={value} value={value}>
                {t(`property.sorting.${value}`)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t("property.position")} hint={t("property.positionHint")}>
          <input
            type="number"
            required
            min={0}
            max={10_000}
            {...register("position", { valueAsNumber: true })}
          />
        </Field>
      </div>
      <div className="checks">
        {(["isFilter", "isShown"] as const).map((name) => (
          <label key={name} className="check">
            <input type="checkbox" {...register(name)} />
            {t(`property.${name}Text`)}
          </label>
        ))}
      </div>
    </>
  );
}
