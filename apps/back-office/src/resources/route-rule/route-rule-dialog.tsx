import type { AdminRouteRule } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { routeMatches, routeStatuses } from "@hearth/rules";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { inputOf, type RuleFields } from "./rule-fields.ts";

const blank: RuleFields = {
  match: "exact",
  source: "",
  target: "",
  status: 301,
  locale: "",
  keepsQuery: true,
  position: 0,
};

interface Props {
  rule: AdminRouteRule | null;
  onClose: () => void;
}

/** A new rule, or another one in the place of `rule`. */
export function RouteRuleDialog({ rule: given, onClose }: Props) {
  // As it was when the form was opened: a newer version has not been seen.
  const [rule] = useState(given);
  const { t } = useLanguage();
  const create = useSavingDialog("createRouteRule", { done: "routeRule.created", onClose });
  const change = useSavingDialog("changeRouteRule", { done: "routeRule.changed", onClose });
  const { register, handleSubmit, watch } = useForm<RuleFields>({
    defaultValues: rule ? { ...rule, target: rule.target ?? "", locale: rule.locale ?? "" } : blank,
  });
  const isGone = Number(watch("status")) === 410;
  const submit = handleSubmit((fields) => {
    const input = inputOf(fields, rule?.channelId ?? null);
    return rule
      ? change.save({ params: { id: rule.id }, input: { ...input, version: rule.version } })
      : create.save({ input });
  });
  const { shown } = rule ? change : create;
  return (
    <FormDialog
      title={t(rule ? "routeRule.change" : "routeRule.create")}
      submit={t("shell.save")}
      onSubmit={submit}
      {...shown}
    >
      <div className="form-row">
        <Field label={t("field.match")}>
          <select {...register("match")}>
            {routeMatches.map((match) => (
              <option key={match} value={match}>
                {t(`routeRule.match.${match}`)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t("field.status")}>
          <select {...register("status")}>
            {routeStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`routeRule.status.${status}`)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Field label={t("field.source")} hint={t("routeRule.sourceHint")}>
        <input required maxLength={2000} autoComplete="off" {...register("source")} />
      </Field>
      {!isGone && (
        <Field label={t("field.target")} hint={t("routeRule.targetHint")}>
          <input required maxLength={2000} autoComplete="off" {...register("target")} />
        </Field>
      )}
      <div className="form-row">
        <Field label={t("field.locale")}>
          <select {...register("locale")}>
            <option value="">{t("list.allLanguages")}</option>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t("field.position")} hint={t("routeRule.positionHint")}>
          <input
            type="number"
            min={0}
            max={100_000}
            required
            {...register("position", { valueAsNumber: true })}
          />
        </Field>
      </div>
      <label className="check">
        <input type="checkbox" {...register("keepsQuery")} />
        {t("routeRule.keepsQuery")}
      </label>
    </FormDialog>
  );
}
