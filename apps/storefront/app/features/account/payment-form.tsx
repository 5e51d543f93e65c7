import type { FormState } from "../../platform/form-state.ts";
import { useLanguage } from "../../platform/language.tsx";
import { Button } from "../../ui/button.tsx";
import { FormProblems, ShopForm } from "../form/public.ts";
import type { PaymentChoice } from "./payment-choices.ts";

type Props = { state: FormState; choices: readonly PaymentChoice[]; chosen: string | null };

export function PaymentForm({ state, choices, chosen }: Props) {
  const { t } = useLanguage();
  const selected = state.values["paymentMethodId"] ?? chosen;
  return (
    <ShopForm
      id="payment"
      state={state}
      labels={{ paymentMethodId: t("account.payment") }}
      explainsStar={false}
    >
      <FormProblems />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{t("account.payment")}</legend>
        {choices.map(({ id, name, description }, at) => (
          <label
            key={id}
            className="flex min-w-0 cursor-pointer items-start gap-3 rounded-inner border border-line p-4 hover:bg-tint has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              id={at === 0 ? "payment-paymentMethodId" : undefined}
              type="radio"
              name="paymentMethodId"
              value={id}
              defaultChecked={id === selected}
              className="checkbox mt-0.5"
            />
            <span className="min-w-0">
              <span className="font-semibold">{name}</span>
              {description && <span className="block text-sm text-ink-soft">{description}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <Button className="self-start">{t("account.savePayment")}</Button>
    </ShopForm>
  );
}
