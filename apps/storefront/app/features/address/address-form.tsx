import { formLimit } from "@hearth/contract/limits";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { FormCheckbox, FormField, FormProblems, ShopForm } from "../form/public.ts";
import type { OfferedChoices } from "./address-choices.ts";
import { AddressFields } from "./address-fields.tsx";
import { mobileName } from "./address-form-data.ts";
import { addressLabels, nameLabels } from "./address-labels.ts";
import { NameFields } from "./person-fields.tsx";

interface Props {
  state: FormState;
  choices: OfferedChoices;
  isBusiness: boolean;
  /** What it is already: nobody can take a default away, only give it to another address. */
  isShipping: boolean;
  isBilling: boolean;
  /** Where giving up leads, without language. */
  cancelPath?: string;
}

export function AddressForm({
  state,
  choices,
  isBusiness,
  isShipping,
  isBilling,
  cancelPath = "/account/address",
}: Props) {
  const { t, href } = useLanguage();
  const labels = {
    ...nameLabels(t, "address."),
    ...addressLabels(t, "address"),
    [mobileName]: t("account.mobile"),
    vatIds: t("register.vatId"),
    defaultShipping: t("account.useAsShipping"),
    defaultBilling: t("account.useAsBilling"),
  };
  return (
    <ShopForm id="address" state={state} labels={labels}>
      <FormProblems />
      <NameFields at="address." salutations={choices.salutations}>
        <FormField name="address.company" autoComplete="organization" maxLength={formLimit.line} />
        <FormField name="address.department" autoComplete="off" maxLength={formLimit.line} />
      </NameFields>
      {isBusiness && <FormField name="vatIds" autoComplete="off" hint={t("account.vatIdHint")} />}
      <AddressFields at="address" kind="shipping" choices={choices} />
      <FormField
        name={mobileName}
        type="tel"
        autoComplete="tel"
        hint={t("account.mobileHint")}
        maxLength={formLimit.phone}
      />
      <div className="flex flex-col">
        {!isShipping && <FormCheckbox name="defaultShipping" />}
        {!isBilling && <FormCheckbox name="defaultBilling" />}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button>{t("account.saveAddress")}</Button>
        <a href={href(cancelPath)} className="link inline-flex min-h-11 items-center">
          {t("account.cancel")}
        </a>
      </div>
    </ShopForm>
  );
}
