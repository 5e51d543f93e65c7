import { formLimit } from "@hearth/contract/limits";
import type { Translate } from "@hearth/i18n";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { FormField } from "../../../form/public.ts";
import { BirthdayFields } from "../../../payment-method/public.ts";

export function invoiceLabels(t: Translate) {
  return {
    phoneNumber: t("checkout.invoicePhone"),
    birthdayDay: t("checkout.birthdayDay"),
    birthdayMonth: t("checkout.birthdayMonth"),
    birthdayYear: t("checkout.birthdayYear"),
  };
}

/** Asked only of those who pay on invoice: the shop gives credit. A company has no date of birth. */
export function InvoiceFields({ isCompany }: { isCompany: boolean }) {
  const { t } = useLanguage();
  return (
    <div className="form-group">
      <p>{t(isCompany ? "checkout.invoiceIntroCompany" : "checkout.invoiceIntro")}</p>
      <FormField
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        required
        maxLength={formLimit.phone}
        hint={t("checkout.invoicePhoneHint")}
        className="sm:max-w-80"
      />
      {!isCompany && <BirthdayFields legend={t("checkout.birthday")} />}
    </div>
  );
}
