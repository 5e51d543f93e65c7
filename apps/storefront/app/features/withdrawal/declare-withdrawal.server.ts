import { checkWithdrawal } from "@hearth/contract/form";
import type { WithdrawalReceipt } from "@hearth/contract";
import { refusedForm } from "../../platform/forms/form-state.ts";
import type { FormState, FormValues } from "../../platform/forms/form-state.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";

/** What is wrong with it; null: nothing. */
export function problemsOfWithdrawal(values: FormValues): FormState | null {
  const checked = checkWithdrawal(values);
  return checked.ok ? null : refusedForm(values, checked.violations);
}

/** Null: the shop could not take it. The same key makes it safe to try again. */
export async function declareWithdrawal(
  { shop, log }: Visit,
  values: FormValues,
  idempotencyKey: string,
): Promise<WithdrawalReceipt | null> {
  try {
    return await shop.act("declareWithdrawal", { body: { ...values, idempotencyKey } });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    log.error("withdrawal-not-taken", { error });
    return null;
  }
}
