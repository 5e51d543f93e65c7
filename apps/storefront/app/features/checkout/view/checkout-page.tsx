import type { ReactNode } from "react";
import { problemText } from "../../../platform/forms/form-problem.ts";
import { problemsOf } from "../../../platform/forms/form-state.ts";
import type { FormState } from "../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { FormProblems, ShopForm } from "../../form/public.ts";
import { AddressesBlock } from "./addresses-block.tsx";
import type { CheckoutData } from "../read/checkout-data.ts";
import type { LegalPaths } from "./consents.tsx";
import { DeliveryBlock } from "./delivery-block.tsx";
import { orderLabels } from "./order-labels.ts";
import { PaymentBlock } from "./payment-block.tsx";
import { ReviewBlock } from "./review-block.tsx";
import { shownOrder } from "../read/shown-order.ts";

type Props = {
  data: CheckoutData;
  state: FormState;
  paths: LegalPaths & { contact: string };
  /** The wallet has agreed to pay already. */
  isExpress: boolean;
  /** What the shop has to say about this order, above everything. */
  notices: ReactNode;
};

/** The whole order on one page and in one form: whatever button is pressed, nothing typed is lost. */
export function CheckoutPage({ data, state, paths, isExpress, notices }: Props) {
  const { t, error } = useLanguage();
  const { hash, key } = data;
  const [payment] = problemsOf(state, "paymentMethodId");
  return (
    <>
      <Steps />
      {notices}
      <ShopForm
        id="checkout"
        state={state}
        labels={orderLabels(t, data)}
        hidden={{
          shown: JSON.stringify(shownOrder(data)),
          ...(hash ? { hash } : {}),
          ...(key ? { key } : {}),
        }}
      >
        {/* The first button of a form is the one the enter key presses: it must not order anything. */}
        <button
          type="submit"
          name="intent"
          value="apply"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        <FormProblems />
        <AddressesBlock data={data} contactPath={paths.contact} />
        <DeliveryBlock data={data} chosen={state.values["shippingMethodId"] ?? data.shippingMethodId} />
        <PaymentBlock
          data={data}
          chosen={state.values["paymentMethodId"] ?? data.paymentMethodId}
          isExpress={isExpress}
          error={payment && problemText(payment, error)}
        />
        <ReviewBlock data={data} paths={paths} />
        <p hidden data-checkout-said={t("checkout.applied")} />
      </ShopForm>
    </>
  );
}

function Steps() {
  const { t } = useLanguage();
  const steps = [
    ["checkout-addresses", t("checkout.addresses")],
    ["checkout-delivery", t("checkout.delivery")],
    ["checkout-payment", t("checkout.payment")],
    ["checkout-review", t("checkout.review")],
  ] as const;
  return (
    <nav aria-label={t("checkout.steps")}>
      <ol className="checkout-steps">
        {steps.map(([id, name], at) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span aria-hidden="true">{at + 1}</span>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
