import { checkReview } from "@hearth/contract/form";
import { failedForm, refusedForm } from "../../platform/forms/form-state.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { isShopFailure, ShopApiError } from "../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

/** Null when it was taken, else the form as it has to be shown again. Throws "403" when nobody is signed in. */
export async function sendReview(visit: Visit, productId: string, form: FormData): Promise<FormState | null> {
  const values = formValues(form, ["id", "points", "title", "content", "name"]);
  const checked = checkReview(values);
  if (!checked.ok) return refusedForm(values, checked.violations);
  const { id, name, ...text } = checked.value;
  try {
    await visit.shop.act("saveProductReview", {
      params: { productId },
      body: { ...text, ...(id && { id }), ...(name && { name }) },
    });
    return null;
  } catch (error) {
    if (!isShopFailure(error) || (error instanceof ShopApiError && error.status === 403)) throw error;
    visit.log.warn("review-refused", { error });
    return failedForm(values, error);
  }
}
