import { examplePhone, formLimit } from "@hearth/contract/limits";
import { useLanguage } from "../../platform/language/language.tsx";
import { FormField, useField } from "../form/public.ts";
import type { OfferedChoices } from "./address-choices.ts";
import { CountryFields } from "./country-fields.island.tsx";
import { PhoneField } from "./phone-field.island.tsx";

interface Props {
  /** `billingAddress`, or whatever the fields belong to. */
  at: string;
  /** The browser's words for the address: `billing` or `shipping`. */
  kind: "billing" | "shipping";
  choices: Pick<OfferedChoices, "countries" | "states" | "isos">;
}

/** Street to phone number of one address. Their labels: `addressLabels`. */
export function AddressFields({ at, kind, choices }: Props) {
  const { t, locale } = useLanguage();
  const country = useField(`${at}.countryId`, true);
  const state = useField(`${at}.countryStateId`, false);
  const phone = useField(`${at}.phoneNumber`, false);
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
      <CountryFields
        country={{ ...country.row, value: country.value ?? "", autoComplete: `${kind} country` }}
        state={{ ...state.row, value: state.value ?? "", autoComplete: `${kind} address-level1` }}
        countries={choices.countries}
        states={choices.states}
        blankLabel={t("form.choose")}
      />
      <PhoneField
        row={phone.row}
        value={phone.value}
        autoComplete={`${kind} tel`}
        hint={t("register.phoneHint", { example: examplePhone(locale.slice(-2)) })}
        maxLength={formLimit.phone}
        countryField={`${at}.countryId`}
        isos={choices.isos}
      />
    </>
  );
}
