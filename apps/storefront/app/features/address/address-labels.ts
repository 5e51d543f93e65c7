import type { Translate } from "@hearth/i18n";
import type { FormLabels } from "../form/public.ts";

export function personLabels(t: Translate): FormLabels {
  return { accountType: t("register.accountType"), ...nameLabels(t) };
}

/** `at` is what the fields belong to, such as `address.`. */
export function nameLabels(t: Translate, at = ""): FormLabels {
  return {
    [`${at}salutationId`]: t("register.salutation"),
    [`${at}firstName`]: t("register.firstName"),
    [`${at}lastName`]: t("register.lastName"),
  };
}

export function companyLabels(t: Translate): FormLabels {
  return { company: t("register.company"), vatIds: t("register.vatId") };
}

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
