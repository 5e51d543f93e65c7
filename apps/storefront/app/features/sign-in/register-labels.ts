import type { Translate } from "@hearth/i18n";
import type { FormLabels } from "../form/public.ts";
import { personLabels } from "../address/person-fields.tsx";

export function addressLabels(t: Translate, at: string): FormLabels {
  return {
    [`${at}.company`]: t("register.company"),
    [`${at}.department`]: t("register.department"),
    [`${at}.street`]: t("register.street"),
    [`${at}.additionalAddressLine1`]: t("register.addition"),
    [`${at}.zipcode`]: t("register.zipcode"),
    [`${at}.city`]: t("register.city"),
    [`${at}.countryId`]: t("register.country"),
    [`${at}.countryStateId`]: t("register.state"),
    [`${at}.phoneNumber`]: t("register.phone"),
  };
}

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
