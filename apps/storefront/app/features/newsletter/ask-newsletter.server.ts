import { checkNewsletter, isEmail, NEWSLETTER_TEXT_FIELD } from "@hearth/contract/form";
import { failedForm, refusedForm } from "../../platform/forms/form-state.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { isShopFailure, ShopApiError } from "../../platform/shop/client/shop-error.ts";
import { storefrontUrl } from "../../platform/links/storefront-url.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { loadConsentTexts } from "../../platform/shop/load-consent-texts.server.ts";
import { wordingPlaces, wordingShown } from "./wording.ts";

/** Null when a mail is on its way, else the form as it has to be shown again. */
export async function subscribe(visit: Visit, form: FormData): Promise<FormState | null> {
  const values = formValues(form, ["email", "consent"]);
  const place = wordingPlaces.find((known) => known === form.get("place")) ?? "page";
  const { edition } = await loadConsentTexts(visit);
  const isTicked = values["consent"] === "on";
  const wording = wordingShown({ place, locale: visit.locale, isTicked, edition });
  try {
    const url = await storefrontUrl(visit);
    const input = {
      email: values["email"],
      option: "subscribe",
      storefrontUrl: url,
      customFields: { [NEWSLETTER_TEXT_FIELD]: wording },
    };
    const checked = checkNewsletter(input, { storefrontUrls: [url], salutationIds: [], languageIds: [] });
    if (!checked.ok) return refusedForm(values, checked.violations);
    await visit.shop.act("subscribeToNewsletter", { body: checked.value });
    return null;
  } catch (error) {
    return asForm(visit, values, error);
  }
}

/** Null when a link is on its way, it is done, or nobody may know that there was nothing to do. */
export async function leave(visit: Visit, form: FormData): Promise<FormState | null> {
  const values = formValues(form, ["email"]);
  const email = (values["email"] ?? "").trim();
  if (!isEmail(email)) {
    const code = email === "" ? "VIOLATION::IS_BLANK_ERROR" : "VIOLATION::INVALID_EMAIL_FORMAT_ERROR";
    return refusedForm(values, [{ code, pointer: "/email" }]);
  }
  try {
    await visit.shop.act("unsubscribeToNewsletter", { body: { email } });
    return null;
  } catch (error) {
    const isUnknown = error instanceof ShopApiError && error.has("CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND");
    return isUnknown ? null : asForm(visit, values, error);
  }
}

function asForm({ log }: Visit, values: FormState["values"], error: unknown): FormState {
  if (!isShopFailure(error)) throw error;
  log.warn("newsletter-refused", { error });
  return failedForm(values, error);
}
