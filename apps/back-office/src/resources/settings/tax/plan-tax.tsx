import type { AdminCountry, AdminTax } from "@hearth/admin-contract";
import { shopDay } from "@hearth/rules";
import { type SyntheticEvent, useState } from "react";
import { useSavingDialog } from "../../../api/use-saving-dialog.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { settingName } from "../setting-name.ts";
import { planOf, type TaxPlanRow, withoutPlan, withPlan } from "./tax-form.ts";

interface Props {
  tax: AdminTax;
  countries: readonly AdminCountry[];
  onClose: () => void;
}

/** Another rate from a day on; those that wait can be taken back. */
export function PlanTax({ tax, countries, onClose }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const [today] = useState(() => shopDay(Date.now()));
  const [typed, setTyped] = useState({ countryId: "", percent: "", validFrom: today });
  const { save, shown } = useSavingDialog("planTax", { done: "settings.taxPlanned", onClose });
  const keep = (plans: TaxPlanRow[]) =>
    save({ params: { id: tax.id }, input: { version: tax.version, plans } });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void keep(withPlan(tax.plans, planOf(typed)));
  };
  const nameOf = (id: string | null) => {
    const country = countries.find((each) => (id === null ? each.isHome : each.id === id));
    return country ? settingName(country.names, language) : "";
  };
  return (
    <FormDialog
      title={t("settings.planTaxOf", { name: tax.name })}
      submit={t("settings.planTax")}
      onSubmit={submit}
      {...shown}
    >
      <p>{t("settings.taxNote")}</p>
      {tax.plans.map((plan) => {
        const name = `${format.date(plan.validFrom)}, ${nameOf(plan.countryId)}: ${format.number(plan.ratePercent)} %`;
        return (
          <div key={name} className="form-actions">
            <span>{name}</span>
            <IconButton
              icon="trash"
              label={t("settings.withdrawTaxPlan", { name })}
              onClick={() => void keep(withoutPlan(tax.plans, plan))}
            />
          </div>
        );
      })}
      <Field label={t("settings.country")}>
        <select
          value={typed.countryId}
          onChange={({ target }) => setTyped({ ...typed, countryId: target.value })}
        >
          <option value="">{t("settings.taxAtHome", { name: nameOf(null) })}</option>
          {countries.flatMap((country) =>
            country.isHome ? (
              []
            ) : (
              <option key={country.id} value={country.id}>
                {settingName(country.names, language)}
              </option>
            ),
          )}
        </select>
      </Field>
      <Field label={t("settings.taxPercent")}>
        <input
          required
          inputMode="decimal"
          pattern="\d{1,2}([,.]\d{1,2})?"
          autoComplete="off"
          value={typed.percent}
          onChange={({ target }) => setTyped({ ...typed, percent: target.value })}
        />
      </Field>
      <Field label={t("settings.taxFrom")} hint={t("settings.taxFromHint")}>
        <input
          type="date"
          required
          min={today}
          value={typed.validFrom}
          onChange={({ target }) => setTyped({ ...typed, validFrom: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
