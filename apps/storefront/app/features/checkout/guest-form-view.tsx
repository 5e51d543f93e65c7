import { formLimit } from "@hearth/contract/form";
import type { Translate } from "@hearth/i18n";
import type { FormState } from "../../platform/form-state.ts";
import { useLanguage } from "../../platform/language.tsx";
import { Button } from "../../ui/button.tsx";
import { FormCheckbox, FormChoice, FormField, FormProblems, FormSelect, ShopForm } from "../form/public.ts";
import { AddressFields, addressLabels } from "../sign-in/public.ts";
import type { AddressChoices } from "../sign-in/public.ts";
import { TextWithLink } from "./text-with-link.tsx";

type Props = {
  state: FormState;
  choices: Omit<AddressChoices, "rules">;
  privacyPath: string;
};

/** In the order of the form, which is the order of the summary. */
function guestLabels(t: Translate) {
  return {
    email: t("signIn.email"),
    accountType: t("register.accountType"),
    salutationId: t("register.salutation"),
    firstName: t("register.firstName"),
    lastName: t("register.lastName"),
    company: t("register.company"),
    vatIds: t("register.vatId"),
    ...addressLabels(t, "shippingAddress"),
    otherBilling: t("checkout.otherBilling"),
    ...addressLabels(t, "billingAddress"),
    acceptedDataProtection: t("register.privacyLabel"),
  };
}

/** Who orders, where to, and who gets the invoice. */
export function GuestForm({ state, choices, privacyPath }: Props) {
  const { t } = useLanguage();
  const { countries, states } = choices;
  return (
    <ShopForm id="guest" state={state} labels={guestLabels(t)}>
      <FormProblems />
      <Contact salutations={choices.salutations} />
      <fieldset className="form-group">
        <legend>{t("checkout.shippingAddress")}</legend>
        <AddressFields at="shippingAddress" kind="shipping" countries={countries} states={states} />
        <FormCheckbox name="otherBilling" />
      </fieldset>
      <fieldset className="form-group other-billing">
        <legend>{t("checkout.billingAddress")}</legend>
        <AddressFields at="billingAddress" kind="billing" countries={countries} states={states} />
      </fieldset>
      <FormCheckbox name="acceptedDataProtection" required>
        <TextWithLink
          text={(link) => t("register.privacy", { privacy: link })}
          link={t("register.privacyLink")}
          path={privacyPath}
        />
      </FormCheckbox>
      <Button className="self-start">{t("checkout.guestSubmit")}</Button>
    </ShopForm>
  );
}

function Contact({ salutations }: Pick<AddressChoices, "salutations">) {
  const { t } = useLanguage();
  const types = [
    { value: "private", label: t("register.private") },
    { value: "business", label: t("register.business") },
  ];
  return (
    <fieldset className="form-group">
      <legend>{t("checkout.contact")}</legend>
      <FormField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={formLimit.email}
        hint={t("checkout.emailHint")}
      />
      <FormChoice name="accountType" required options={types} fallback="private" />
      <FormSelect
        name="salutationId"
        autoComplete="honorific-prefix"
        options={salutations}
        withBlank
        className="sm:max-w-60"
      />
      <div className="form-columns">
        <FormField name="firstName" autoComplete="given-name" required maxLength={formLimit.name} />
        <FormField name="lastName" autoComplete="family-name" required maxLength={formLimit.name} />
      </div>
      <div className="business-only">
        <div className="form-columns">
          <FormField name="company" autoComplete="organization" required maxLength={formLimit.line} />
          <FormField name="vatIds" autoComplete="off" hint={t("register.vatIdHint")} maxLength={20} />
        </div>
      </div>
    </fieldset>
  );
}
