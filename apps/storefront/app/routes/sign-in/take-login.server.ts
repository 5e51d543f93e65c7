import { checkLogin } from "@hearth/contract/form";
import type { LoginAnswer } from "../../features/sign-in/public.ts";
import { failedForm, refusedForm } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { returnTarget } from "../../platform/links/return-target.ts";
import { isShopFailure } from "../../platform/shop/shop-error.ts";
import { signInWithCart } from "./sign-in-with-cart.server.ts";

/** Signs somebody in by the form of the login page or of the dialog. */
export async function takeLogin(visit: Visit, form: FormData): Promise<LoginAnswer> {
  const values = formValues(form, ["username", "password", "redirect"]);
  const checked = checkLogin(values);
  if (!checked.ok) return { form: refusedForm(values, checked.violations) };
  try {
    await signInWithCart(visit, checked.value);
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return { form: failedForm(values, error) };
  }
  return { href: returnTarget(values["redirect"] ?? null, toHref(visit.locale, "/account")) };
}
