import { failedForm } from "../../platform/forms/form-state.ts";
import type { FormState, FormValues } from "../../platform/forms/form-state.ts";
import { isShopFailure, ShopApiError } from "../../platform/shop/client/shop-error.ts";

/** The form as it is shown again. Whoever is not signed in any more has to do that first, so that is no matter of the form. */
export function refusedSave(values: FormValues, error: unknown): FormState {
  const isSignedOut = error instanceof ShopApiError && error.status === 403;
  if (!isShopFailure(error) || isSignedOut) throw error;
  return failedForm(values, error);
}
