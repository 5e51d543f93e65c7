import { formLimit } from "@hearth/contract/limits";
import type { Translate } from "@hearth/i18n";
import type { FormState, FormValues } from "../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { FormField, FormProblems, ShopForm } from "../../form/public.ts";
import { BirthdayFields, PaymentMethodList } from "../../payment-method/public.ts";
import type { PaymentChoice } from "../../payment-method/public.ts";
import type { OrderBuyer } from "../read/order-buyer.ts";

interface Props {
  state: FormState;
  choices: readonly PaymentChoice[];
  buyer: OrderBuyer;
  look?: "primary" | "secondary";
}

/** Another way to pay an order that was placed. Posted to the page it stands on. */
export function ChangePaymentForm({ state, choices, buyer, look = "secondary" }: Props) {
  const { t } = useLanguage();
  const labels = {
    paymentMethodId: t("order.changeMethod"),
    phoneNumber: t("order.phone"),
    ...(buyer.isCompany ? {} : birthdayLabels(t)),
  };
  const known: FormValues = buyer.phone ? { phoneNumber: buyer.phone } : {};
  return (
    <ShopForm
      id="change-payment"
      state={{ ...state, values: { ...known, ...state.values } }}
      labels={labels}
      hidden={{ intent: "payment" }}
      explainsStar={false}
    >
      <FormProblems />
      <PaymentMethodList choices={choices} />
      {choices.some(({ asksInvoice }) => asksInvoice) && <InvoiceFields isCompany={buyer.isCompany} />}
      <Button look={look} className="self-start">
        {t("order.changeSubmit")}
      </Button>
    </ShopForm>
  );
}

function birthdayLabels(t: Translate) {
  return {
    birthdayDay: t("order.birthdayDay"),
    birthdayMonth: t("order.birthdayMonth"),
    birthdayYear: t("order.birthdayYear"),
  };
}

function InvoiceFields({ isCompany }: { isCompany: boolean }) {
  const { t } = useLanguage();
  return (
    <div className="invoice-fields">
      <div className="flex flex-col gap-5">
        <p className="text-sm text-ink-soft">
          {t(isCompany ? "order.invoiceHintCompany" : "order.invoiceHint")}
        </p>
        <FormField
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          maxLength={formLimit.phone}
          className="sm:max-w-80"
        />
        {!isCompany && <BirthdayFields legend={t("order.birthday")} />}
      </div>
    </div>
  );
}
