import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { FormProblems, ShopForm } from "../form/public.ts";
import { PaymentMethodList } from "../payment-method/public.ts";
import type { PaymentChoice } from "../payment-method/public.ts";

interface Props {
  state: FormState;
  choices: readonly PaymentChoice[];
  chosen: string | null;
}

export function PaymentForm({ state, choices, chosen }: Props) {
  const { t } = useLanguage();
  return (
    <ShopForm
      id="payment"
      state={state}
      labels={{ paymentMethodId: t("account.payment") }}
      explainsStar={false}
    >
      <FormProblems />
      <PaymentMethodList choices={choices} chosen={chosen} />
      <Button className="self-start">{t("account.savePayment")}</Button>
    </ShopForm>
  );
}
