import { checkLogin } from "@hearth/contract/form";
import { signInWithCart } from "../../platform/auth/auth-handler.server.ts";
import { failedForm, refusedForm } from "../../platform/forms/form-state.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { returnTarget } from "../../platform/links/return-target.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";

/** Signs somebody in by the form of the login page: where to go on, or the form with what is wrong. */
export async function takeLogin(
  visit: Visit,
  form: FormData,
): Promise<{ href: string } | { form: FormState }> {
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
