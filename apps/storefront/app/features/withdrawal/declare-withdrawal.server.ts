import { checkWithdrawal } from "@hearth/contract/form";
import type { WithdrawalReceipt } from "@hearth/contract";
import { failedForm, refusedForm } from "../../platform/forms/form-state.ts";
import type { FormState, FormValues } from "../../platform/forms/form-state.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { isShopFailure } from "../../platform/shop/shop-error.ts";

/** What is wrong with it; null: nothing. */
export function problemsOfWithdrawal(values: FormValues): FormState | null {
  const checked = checkWithdrawal(values);
  return checked.ok ? null : refusedForm(values, checked.violations);
}

type Declared = { receipt: WithdrawalReceipt } | { form: FormState };

export async function declareWithdrawal({ shop, log }: Visit, values: FormValues): Promise<Declared> {
  try {
    return { receipt: await shop.act("declareWithdrawal", { body: values }) };
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    log.error("withdrawal-not-taken", { error });
    return { form: failedForm(values, error) };
  }
}
