import type { Translate } from "@hearth/i18n";
import type { FormState } from "../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { FormCheckbox, FormEmail, FormProblems, ShopForm } from "../../form/public.ts";
import {
  AddressFields,
  addressLabels,
  companyLabels,
  PersonFields,
  personLabels,
} from "../../address/public.ts";
import type { OfferedChoices } from "../../address/public.ts";
import { TextWithLink } from "./text-with-link.tsx";

interface Props {
  state: FormState;
  choices: OfferedChoices;
  privacyPath: string;
}

/** In the order of the form, which is the order of the summary. */
function guestLabels(t: Translate) {
  return {
    email: t("signIn.email"),
    ...personLabels(t),
    ...companyLabels(t),
    ...addressLabels(t, "shippingAddress"),
    otherBilling: t("checkout.otherBilling"),
    ...addressLabels(t, "billingAddress"),
    acceptedDataProtection: t("register.privacyLabel"),
  };
}

/** Who orders, where to, and who gets the invoice. */
export function GuestForm({ state, choices, privacyPath }: Props) {
  const { t } = useLanguage();
  return (
    <ShopForm id="guest" state={state} labels={guestLabels(t)}>
      <FormProblems />
      <Contact salutations={choices.salutations} />
      <fieldset className="form-group">
        <legend>{t("checkout.shippingAddress")}</legend>
        <AddressFields at="shippingAddress" kind="shipping" choices={choices} />
        <FormCheckbox name="otherBilling" />
      </fieldset>
      <fieldset className="form-group other-billing">
        <legend>{t("checkout.billingAddress")}</legend>
        <AddressFields at="billingAddress" kind="billing" choices={choices} />
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

function Contact({ salutations }: Pick<OfferedChoices, "salutations">) {
  const { t } = useLanguage();
  return (
    <fieldset className="form-group">
      <legend>{t("checkout.contact")}</legend>
      <FormEmail hint={t("checkout.emailHint")} />
      <PersonFields salutations={salutations} />
    </fieldset>
  );
}
