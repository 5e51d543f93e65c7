import { formLimit } from "@hearth/contract/limits";
import type { FormState } from "../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { FormEmail, FormField, FormProblems, ShopForm } from "../../form/public.ts";

interface Props {
  state: FormState;
  /** The link of a mail names the order already. */
  asksNumber: boolean;
}

export function FindOrderForm({ state, asksNumber }: Props) {
  const { t } = useLanguage();
  const labels = {
    ...(asksNumber ? { orderNumber: t("order.findNumber") } : {}),
    email: t("order.findEmail"),
    zipcode: t("order.findZipcode"),
  };
  return (
    <ShopForm id="find-order" state={state} labels={labels} explainsStar={false}>
      <FormProblems />
      {asksNumber && (
        <FormField
          name="orderNumber"
          autoComplete="off"
          inputMode="numeric"
          required
          maxLength={64}
          hint={t("order.findNumberHint")}
        />
      )}
      <FormEmail />
      <FormField
        name="zipcode"
        autoComplete="billing postal-code"
        required
        maxLength={formLimit.zipcode}
        className="sm:max-w-40"
      />
      <Button className="self-start">{t("order.findSubmit")}</Button>
    </ShopForm>
  );
}
