import { checkRegister } from "@hearth/contract/form";
import { shopDay } from "@hearth/rules";
import { besideGuestFields, guestFormNames, guestRegistration } from "../../features/checkout/public.ts";
import { loadAddressChoices } from "../../features/address/load-address-choices.server.ts";
import { registerNames, registration } from "../../features/sign-in/public.ts";
import { failedForm, refusedForm } from "../../platform/forms/form-state.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { goOn } from "../../platform/forms/form.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { rememberVisitor } from "../../platform/auth/sign-in.server.ts";
import { storefrontUrl } from "../../platform/links/storefront-url.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { signInRegistered } from "../sign-in/sign-in-registered.server.ts";

/** Makes a guest or a customer and comes back to the checkout, or answers the form with what is wrong. */
export async function beginOrder(
  visit: Visit,
  form: FormData,
  as: "guest" | "register",
): Promise<Response | FormState> {
  const isGuest = as === "guest";
  const values = formValues(form, isGuest ? guestFormNames : registerNames);
  const [{ rules }, url] = await Promise.all([loadAddressChoices(visit.shop), storefrontUrl(visit)]);
  const body = {
    ...(isGuest ? guestRegistration(values, rules) : registration(values, rules, null)),
    storefrontUrl: url,
  };
  const shown = (state: FormState) => (isGuest ? besideGuestFields(state, values) : state);
  const checked = checkRegister(body, {
    ...rules,
    storefrontUrls: [url],
    requestableGroups: [],
    today: shopDay(Date.now()),
  });
  if (!checked.ok) return shown(refusedForm(values, checked.violations));
  try {
    const customer = await visit.shop.act("register", { body });
    if (isGuest) {
      await rememberVisitor(visit, customer);
      return goOn(toHref(visit.locale, "/checkout"));
    }
    const isSignedIn = await signInRegistered(visit, customer, checked.value);
    return goOn(toHref(visit.locale, isSignedIn ? "/checkout" : "/checkout?sent=1"));
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return shown(failedForm(values, error));
  }
}
