import { formLimit } from "@hearth/contract/form";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/button.tsx";
import { FormCheckbox, FormEmail, FormField, FormProblems, ShopForm } from "../form/public.ts";
import { AddressFields } from "../address/address-fields.tsx";
import { AccountTypeField, NameFields, VatIdField } from "../address/person-fields.tsx";
import type { AddressChoices } from "./register-fields.ts";
import { registerLabels } from "./register-labels.ts";

type Props = {
  state: FormState;
  choices: Omit<AddressChoices, "rules">;
  privacyPath: string;
  /** The form of a group for companies asks nobody else. */
  isOnlyForCompanies: boolean;
};

export function RegisterForm({ state, choices, privacyPath, isOnlyForCompanies }: Props) {
  const { t } = useLanguage();
  return (
    <ShopForm id="register" state={state} labels={registerLabels(t)}>
      <FormProblems />
      <Person choices={choices} isOnlyForCompanies={isOnlyForCompanies} />
      <fieldset className="form-group">
        <legend>{t("register.account")}</legend>
        <FormEmail />
        <FormField
          name="password"
          type="password"
          autoComplete="new-password"
          required
          maxLength={formLimit.password}
          hint={t("register.passwordHint", { min: formLimit.passwordMin })}
        />
      </fieldset>
      <fieldset className="form-group">
        <legend>{t("register.address")}</legend>
        <AddressFields at="billingAddress" kind="billing" {...choices} />
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

function Person({ choices, isOnlyForCompanies }: Pick<Props, "choices" | "isOnlyForCompanies">) {
  return (
    <div className="form-group">
      {isOnlyForCompanies ? (
        <input type="hidden" name="accountType" value="business" />
      ) : (
        <AccountTypeField />
      )}
      <NameFields salutations={choices.salutations} />
      <div className={isOnlyForCompanies ? "contents" : "business-only"}>
        <FormField
          name="billingAddress.company"
          autoComplete="organization"
          required
          maxLength={formLimit.line}
        />
        <div className="form-columns">
          <FormField name="billingAddress.department" autoComplete="off" maxLength={formLimit.line} />
          <VatIdField />
        </div>
      </div>
    </div>
  );
}

function ShippingAddress({ choices }: Pick<Props, "choices">) {
  const { t } = useLanguage();
  return (
    <fieldset className="form-group other-shipping">
      <legend>{t("register.shippingAddress")}</legend>
      <div className="form-columns">
        <FormField
          name="shippingAddress.firstName"
          autoComplete="shipping given-name"
          maxLength={formLimit.name}
        />
        <FormField
          name="shippingAddress.lastName"
          autoComplete="shipping family-name"
          maxLength={formLimit.name}
        />
      </div>
      <FormField
        name="shippingAddress.company"
        autoComplete="shipping organization"
        maxLength={formLimit.line}
      />
      <AddressFields at="shippingAddress" kind="shipping" {...choices} />
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
