import type { UseFormRegister } from "react-hook-form";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";
import { DUTY_NUMBER, dutyAnswers } from "./fact-form.ts";
import { YesNo } from "./yes-no.tsx";

const pvKinds = ["module", "component", "storage"] as const;

/** Electric goods, batteries, radio, energy labels, photovoltaics: what the law asks about them. */
export function DutyFields({ register }: { register: UseFormRegister<Record<string, string>> }) {
  const { t } = useLanguage();
  return (
    <div className="form">
      <div className="form-row">
        {dutyAnswers.map((name) => (
          <YesNo key={name} name={name} register={register} />
        ))}
      </div>
      <div className="form-row">
        <Field label={t("field.weee")}>
          <input placeholder="DE 12345678" autoComplete="off" {...register("weee")} />
        </Field>
        <Field label={t("field.eprel")}>
          <input inputMode="numeric" autoComplete="off" {...register("eprel")} />
        </Field>
      </div>
      <div className="form-row">
        <Field label={t("field.pvZero")}>
          <select {...register("pvZero")}>
            <option value="">–</option>
            {pvKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`product.pv.${kind}`)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t("field.usableKwh")}>
          <input inputMode="decimal" autoComplete="off" {...register(DUTY_NUMBER)} />
        </Field>
      </div>
    </div>
  );
}
