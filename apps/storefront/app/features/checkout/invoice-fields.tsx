import { formLimit } from "@hearth/contract/form";
import type { Translate } from "@hearth/i18n";
import { useLanguage } from "../../platform/language.tsx";
import { FormField } from "../form/public.ts";

export function invoiceLabels(t: Translate) {
  return {
    phoneNumber: t("checkout.invoicePhone"),
    birthdayDay: t("checkout.birthdayDay"),
    birthdayMonth: t("checkout.birthdayMonth"),
    birthdayYear: t("checkout.birthdayYear"),
  };
}

/** Asked only of those who pay on invoice: the shop gives credit. */
export function InvoiceFields() {
  const { t } = useLanguage();
  return (
    <div className="form-group">
      <p>{t("checkout.invoiceIntro")}</p>
      <FormField
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        required
        maxLength={formLimit.phone}
        hint={t("checkout.invoicePhoneHint")}
        className="sm:max-w-80"
      />
      <fieldset className="min-w-0">
        <legend className="form-label mb-2">{t("checkout.birthday")}</legend>
        <div className="grid max-w-80 grid-cols-[1fr_1fr_1.4fr] items-start gap-3">
          <FormField name="birthdayDay" autoComplete="bday-day" inputMode="numeric" required maxLength={2} />
          <FormField
            name="birthdayMonth"
            autoComplete="bday-month"
            inputMode="numeric"
            required
            maxLength={2}
          />
          <FormField
            name="birthdayYear"
            autoComplete="bday-year"
            inputMode="numeric"
            required
            maxLength={4}
          />
        </div>
      </fieldset>
    </div>
  );
}
