import { formLimit } from "@hearth/contract/limits";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { FormEmail, FormField, FormProblems, FormText, ShopForm } from "../form/public.ts";
import { withdrawalLabels } from "./withdrawal-fields.ts";

/** The first step. More than these fields may not be asked for, and no reason at all. */
export function WithdrawalForm({ state }: { state: FormState }) {
  const { t } = useLanguage();
  return (
    <ShopForm id="withdrawal" state={state} labels={withdrawalLabels(t)} hidden={{ step: "check" }}>
      <FormProblems />
      <FormField name="name" autoComplete="name" required maxLength={formLimit.line} />
      <FormText
        name="contract"
        rows={2}
        required
        maxLength={formLimit.contract}
        hint={t("withdrawal.contractHint")}
      />
      <FormEmail hint={t("withdrawal.emailHint")} />
      <FormText name="goods" rows={3} maxLength={formLimit.comment} hint={t("withdrawal.goodsHint")} />
      <Button className="self-start">{t("withdrawal.next")}</Button>
    </ShopForm>
  );
}
