import { formLimit } from "@hearth/contract/form";
import type { FormState } from "../../platform/form-state.ts";
import { useLanguage } from "../../platform/language.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField, FormProblems, ShopForm } from "../form/public.ts";
import type { PaymentChoice } from "./payment-choices.server.ts";

type Props = { state: FormState; choices: readonly PaymentChoice[]; look?: "primary" | "secondary" };

/** Another way to pay an order that was placed. Posted to the page it stands on. */
export function ChangePaymentForm({ state, choices, look = "secondary" }: Props) {
  const { t } = useLanguage();
  const labels = {
    paymentMethodId: t("order.changeMethod"),
    phoneNumber: t("order.phone"),
    birthdayDay: t("order.birthdayDay"),
    birthdayMonth: t("order.birthdayMonth"),
    birthdayYear: t("order.birthdayYear"),
  };
  return (
    <ShopForm
      id="change-payment"
      state={state}
      labels={labels}
      hidden={{ intent: "payment" }}
      explainsStar={false}
    >
      <FormProblems />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{t("order.changeMethod")}</legend>
        {choices.map(({ id, name, description, asksInvoice }, at) => (
          <label
            key={id}
            className="flex min-w-0 cursor-pointer items-start gap-3 rounded-inner border border-line p-4 hover:bg-tint has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              id={at === 0 ? "change-payment-paymentMethodId" : undefined}
              type="radio"
              name="paymentMethodId"
              value={id}
              defaultChecked={id === state.values["paymentMethodId"]}
              data-asks-invoice={asksInvoice || undefined}
              className="checkbox mt-0.5"
            />
            <span className="min-w-0">
              <span className="font-semibold">{name}</span>
              {description && <span className="block text-sm text-ink-soft">{description}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {choices.some(({ asksInvoice }) => asksInvoice) && <InvoiceFields />}
      <Button look={look} className="self-start">
        {t("order.changeSubmit")}
      </Button>
    </ShopForm>
  );
}

function InvoiceFields() {
  const { t } = useLanguage();
  const digits = { inputMode: "numeric", required: true } as const;
  return (
    <div className="invoice-fields">
      <div className="flex flex-col gap-5">
        <p className="text-sm text-ink-soft">{t("order.invoiceHint")}</p>
        <FormField
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          maxLength={formLimit.phone}
          className="sm:max-w-80"
        />
        <fieldset>
          <legend className="form-label">{t("order.birthday")}</legend>
          <div className="mt-1 grid max-w-80 grid-cols-[1fr_1fr_1.5fr] gap-3">
            <FormField name="birthdayDay" autoComplete="bday-day" maxLength={2} {...digits} />
            <FormField name="birthdayMonth" autoComplete="bday-month" maxLength={2} {...digits} />
            <FormField name="birthdayYear" autoComplete="bday-year" maxLength={4} {...digits} />
          </div>
        </fieldset>
      </div>
    </div>
  );
}
