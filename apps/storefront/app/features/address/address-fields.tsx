import { formLimit } from "@hearth/contract/form";
import { useLanguage } from "../../platform/language/language.tsx";
import { FormField, FormSelect } from "../form/public.ts";
import type { Option } from "../sign-in/register-fields.ts";

type Props = {
  /** `billingAddress`, or whatever the fields belong to. */
  at: string;
  /** The browser's words for the address: `billing` or `shipping`. */
  kind: "billing" | "shipping";
  countries: readonly Option[];
  states: readonly Option[];
};

/** Street to phone number of one address. Their labels: `addressLabels`. */
export function AddressFields({ at, kind, countries, states }: Props) {
  const { t } = useLanguage();
  return (
    <>
      <FormField
        name={`${at}.street`}
        autoComplete={`${kind} street-address`}
        required
        maxLength={formLimit.line}
      />
      <FormField
        name={`${at}.additionalAddressLine1`}
        autoComplete={`${kind} address-line2`}
        maxLength={formLimit.line}
      />
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <FormField
          name={`${at}.zipcode`}
          autoComplete={`${kind} postal-code`}
          required
          maxLength={formLimit.zipcode}
        />
        <FormField
          name={`${at}.city`}
          autoComplete={`${kind} address-level2`}
          required
          maxLength={formLimit.line}
        />
      </div>
      <div className="form-columns">
        <FormSelect
          name={`${at}.countryId`}
          autoComplete={`${kind} country`}
          required
          options={countries}
          data-narrows={`${at}.countryStateId`}
        />
        {states.length > 0 && (
          <FormSelect
            name={`${at}.countryStateId`}
            autoComplete={`${kind} address-level1`}
            options={states}
            withBlank
          />
        )}
      </div>
      <FormField
        name={`${at}.phoneNumber`}
        type="tel"
        autoComplete={`${kind} tel`}
        hint={t("register.phoneHint")}
        maxLength={formLimit.phone}
      />
    </>
  );
}
