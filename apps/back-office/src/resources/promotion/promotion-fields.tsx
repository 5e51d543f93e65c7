import { localeNames, locales } from "@hearth/i18n";
import type { UseFormReturn } from "react-hook-form";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { codeTypes, discountTypes, type PromotionForm, scopes } from "./promotion-form.ts";

/** The same for a new one and a change; how it is asked for stays. */
export function PromotionFields({
  form: { register, watch },
  isNew,
}: {
  form: UseFormReturn<PromotionForm>;
  isNew: boolean;
}) {
  const { t } = useLanguage();
  const text = (
    name: "minimum" | "maxRedemptions" | "maxRedemptionsPerCustomer" | "value" | "atMost" | "priority",
    label: string,
  ) => (
    <Field label={label}>
      <input inputMode="decimal" autoComplete="off" required={name === "value"} {...register(name)} />
    </Field>
  );
  const check = (name: "isActive" | "firstOrderOnly" | "preventCombination") => (
    <label className="check">
      <input type="checkbox" {...register(name)} />
      {t(`promotion.${name}`)}
    </label>
  );
  return (
    <>
      <div className="form-row">
        {locales.map((locale) => (
          <Field key={locale} label={t("promotion.nameIn", { language: localeNames[locale] })}>
            <input required={locale === "de-DE"} maxLength={255} {...register(`names.${locale}`)} />
          </Field>
        ))}
      </div>
      <div className="form-row">
        {isNew && (
          <Field label={t("promotion.codeType")}>
            <select {...register("codeType")}>
              {codeTypes.map((value) => (
                <option key={value} value={value}>
                  {t(`promotion.codeType.${value}`)}
                </option>
              ))}
            </select>
          </Field>
        )}
        {watch("codeType") === "fixed" && (
          <Field label={t("promotion.code")}>
            <input required pattern="[A-Za-z0-9\-]{4,40}" autoComplete="off" {...register("code")} />
          </Field>
        )}
      </div>
      <div className="form-row">
        <Field label={t("promotion.scope")}>
          <select {...register("scope")}>
            {scopes
              .filter((scope) => scope !== "set" || watch("scope") === "set")
              .map((value) => (
                <option key={value} value={value}>
                  {t(`promotion.scope.${value}`)}
                </option>
              ))}
          </select>
        </Field>
        <Field label={t("promotion.type")}>
          <select {...register("type")}>
            {discountTypes.map((value) => (
              <option key={value} value={value}>
                {t(`promotion.type.${value}`)}
              </option>
            ))}
          </select>
        </Field>
        {text("value", t("promotion.value"))}
        {watch("type") === "percentage" && text("atMost", t("promotion.atMost"))}
      </div>
      <div className="form-row">
        <Field label={t("field.validFrom")}>
          <input type="date" {...register("validFrom")} />
        </Field>
        <Field label={t("field.validUntil")}>
          <input type="date" {...register("validUntil")} />
        </Field>
        {text("minimum", t("promotion.minimum"))}
      </div>
      <div className="form-row">
        {text("maxRedemptions", t("promotion.maxRedemptions"))}
        {text("maxRedemptionsPerCustomer", t("promotion.maxPerCustomer"))}
        {text("priority", t("promotion.priority"))}
      </div>
      <div className="checks">
        {check("isActive")}
        {check("firstOrderOnly")}
        {check("preventCombination")}
      </div>
    </>
  );
}
