import { examplePhone, formLimit, freightAccess, freightTimes } from "@hearth/contract/limits";
import type { Translate } from "@hearth/i18n";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { accessTexts, timeTexts } from "../../../freight/public.ts";
import { FormCheckbox, FormChoice, FormField, FormText } from "../../../form/public.ts";

export function freightLabels(t: Translate) {
  return {
    "freight.contactName": t("checkout.freightContact"),
    "freight.phoneNumber": t("checkout.freightPhone"),
    "freight.access": t("checkout.freightAccess"),
    "freight.timeWindow": t("checkout.freightTime"),
    "freight.needsLiftTruck": t("checkout.freightLift"),
    "freight.note": t("checkout.freightNote"),
  };
}

/** What a lorry needs to know before it sets out. */
export function FreightFields() {
  const { t, locale } = useLanguage();
  return (
    <div className="form-group rounded-inner bg-tint p-4 sm:p-6">
      <div>
        <h3 className="font-semibold">{t("checkout.freightTitle")}</h3>
        <p className="mt-1 text-sm text-ink-soft">{t("checkout.freightIntro")}</p>
      </div>
      <div className="form-columns items-start">
        <FormField
          name="freight.contactName"
          autoComplete="shipping name"
          required
          maxLength={formLimit.name}
        />
        <FormField
          name="freight.phoneNumber"
          type="tel"
          autoComplete="shipping tel"
          required
          maxLength={formLimit.phone}
          hint={t("checkout.freightPhoneHint", { example: examplePhone(locale.slice(-2)) })}
        />
      </div>
      <FormChoice
        name="freight.access"
        required
        options={freightAccess.map((value) => ({ value, label: t(accessTexts[value]) }))}
      />
      <FormChoice
        name="freight.timeWindow"
        required
        options={freightTimes.map((value) => ({ value, label: t(timeTexts[value]) }))}
      />
      <FormCheckbox name="freight.needsLiftTruck" />
      <FormText name="freight.note" rows={2} maxLength={formLimit.freightNote} autoComplete="off" />
    </div>
  );
}
