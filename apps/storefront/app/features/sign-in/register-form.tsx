import { formLimit } from "@hearth/contract/limits";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { FormCheckbox, FormEmail, FormField, FormProblems, ShopForm } from "../form/public.ts";
import { AddressFields, NameFields, PersonFields } from "../address/public.ts";
import type { OfferedChoices } from "../address/public.ts";
import { registerLabels } from "./register-labels.ts";

interface Props {
  state: FormState;
  choices: OfferedChoices;
  privacyPath: string;
  /** The form of a group for companies asks nobody else. */
  isOnlyForCompanies: boolean;
}

export function RegisterForm({ state, choices, privacyPath, isOnlyForCompanies }: Props) {
  const { t } = useLanguage();
  return (
    <ShopForm id="register" state={state} labels={registerLabels(t)}>
      <FormProblems />
      <div className="form-group">
        <PersonFields
          salutations={choices.salutations}
          isOnlyForCompanies={isOnlyForCompanies}
          companyAt="billingAddress."
          hasDepartment
        />
      </div>
      <fieldset className="form-group">
        <legend>{t("register.account")}</legend>
        <FormEmail />
        <FormField
          name="password"
          type="password"
          autoComplete="new-password"
          required
          maxLength={formLimit.password}
          hint={
            state.problems.length > 0
              ? t("register.passwordAgain")
              : t("register.passwordHint", { min: formLimit.passwordMin })
          }
        />
      </fieldset>
      <fieldset className="form-group">
        <legend>{t("register.address")}</legend>
        <AddressFields at="billingAddress" kind="billing" choices={choices} />
        <FormCheckbox name="otherShipping" />
      </fieldset>
      <ShippingAddress choices={choices} />
      <FormCheckbox name="acceptedDataProtection" required>
        <PrivacyText path={privacyPath} />
      </FormCheckbox>
      <Button className="self-start">{t("register.submit")}</Button>
    </ShopForm>
  );
}

function ShippingAddress({ choices }: Pick<Props, "choices">) {
  const { t } = useLanguage();
  return (
    <fieldset className="form-group other-shipping">
      <legend>{t("register.shippingAddress")}</legend>
      <NameFields at="shippingAddress." kind="shipping" isRequired={false} />
      <FormField
        name="shippingAddress.company"
        autoComplete="shipping organization"
        maxLength={formLimit.line}
      />
      <AddressFields at="shippingAddress" kind="shipping" choices={choices} />
    </fieldset>
  );
}

function PrivacyText({ path }: { path: string }) {
  const { t, href } = useLanguage();
  const mark = "\u0000";
  const [before, after] = t("register.privacy", { privacy: mark }).split(mark);
  return (
    <>
      {before}
      <a href={href(path)} className="link">
        {t("register.privacyLink")}
      </a>
      {after}
    </>
  );
}
