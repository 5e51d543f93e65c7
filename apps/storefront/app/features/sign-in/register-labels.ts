import type { Translate } from "@hearth/i18n";
import type { FormLabels } from "../form/public.ts";
import { addressLabels, personLabels } from "../address/public.ts";

/** In the order of the form, which is the order of the summary. */
export function registerLabels(t: Translate): FormLabels {
  return {
    ...personLabels(t),
    "billingAddress.company": t("register.company"),
    "billingAddress.department": t("register.department"),
    vatIds: t("register.vatId"),
    email: t("signIn.email"),
    password: t("signIn.password"),
    ...addressLabels(t, "billingAddress"),
    otherShipping: t("register.otherShipping"),
    "shippingAddress.firstName": t("register.firstName"),
    "shippingAddress.lastName": t("register.lastName"),
    ...addressLabels(t, "shippingAddress"),
    acceptedDataProtection: t("register.privacyLabel"),
  };
}
