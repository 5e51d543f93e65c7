import type { AdminPaymentMethod } from "@hearth/admin-contract";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useMay } from "../../../api/use-may.ts";
import { centsOf, moneyText } from "../../../language/money-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";
import { settingName } from "../setting-name.ts";
import { MethodDialog } from "./method-dialog.tsx";
import { MethodFields } from "./method-fields.tsx";
import { textsOf } from "./method-form.ts";
import { useMethodForm } from "./use-method-form.ts";

interface Props {
  method: AdminPaymentMethod;
  onClose: () => void;
}

export function PaymentDialog({ method, onClose }: Props) {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const { fields, isUnread, setUnread } = useMethodForm(method);
  const [most, setMost] = useState(() => moneyText(method.maxCents, language.locale));
  const [countryIds, setCountryIds] = useState(method.countryIds);
  const countries = useAdminQuery("listCountries", {}).data?.countries ?? [];
  const { run, isRunning, error } = useAdminAction("changePaymentMethod", {
    done: "settings.saved",
    isQuiet: true,
  });
  const { id, version, position } = method;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const texts = textsOf(fields.texts);
    const maxCents = most.trim() === "" ? null : centsOf(most);
    const isWrong = texts === null || (most.trim() !== "" && !maxCents);
    setUnread(isWrong);
    if (isWrong) return;
    const input = { version, position, isActive: fields.isActive, texts, maxCents, countryIds };
    if (await run({ params: { id }, input })) onClose();
  };
  const isReadOnly = !may("changePaymentMethod");
  return (
    <MethodDialog
      title={settingName(method.texts, language)}
      isReadOnly={isReadOnly}
      state={{ isRunning, error, isUnread }}
      onSubmit={submit}
      onClose={onClose}
    >
      <MethodFields {...fields} isReadOnly={isReadOnly} />
      <Field label={t("settings.most")} hint={t("settings.mostHint")}>
        <input
          inputMode="decimal"
          autoComplete="off"
          readOnly={isReadOnly}
          value={most}
          onChange={({ target }) => setMost(target.value)}
        />
      </Field>
      <fieldset className="plain-fieldset form" disabled={isReadOnly}>
        <legend className="settings-legend">{t("settings.onlyIn")}</legend>
        <div className="settings-choices">
          {countries.map(({ id: countryId, names }) => (
            <label key={countryId} className="check">
              <input
                type="checkbox"
                checked={countryIds.includes(countryId)}
                onChange={({ target }) =>
                  setCountryIds(
                    target.checked
                      ? [...countryIds, countryId]
                      : countryIds.filter((each) => each !== countryId),
                  )
                }
              />
              {settingName(names, language)}
            </label>
          ))}
        </div>
      </fieldset>
    </MethodDialog>
  );
}
