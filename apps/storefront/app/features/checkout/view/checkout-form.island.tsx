import { useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { island } from "../../../islands/island.tsx";
import { usePageRestored } from "../../../platform/browser/use-page-restored.ts";
import { problemText } from "../../../platform/forms/form-problem.ts";
import { problemsOf } from "../../../platform/forms/form-state.ts";
import type { FormState } from "../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { FormProblems, ShopForm } from "../../form/public.ts";
import type { CheckoutData } from "../read/checkout-data.ts";
import { shownOrder } from "../read/shown-order.ts";
import { AddressesBlock } from "./block/addresses-block.tsx";
import type { LegalPaths } from "./block/consents.tsx";
import { DeliveryBlock } from "./block/delivery-block.tsx";
import { summaryOf } from "../read/summary-data.ts";
import { OrderSummary } from "./order-summary.tsx";
import { orderLabels } from "./block/order-labels.ts";
import { PaymentBlock } from "./block/payment-block.tsx";
import { ReviewBlock } from "./block/review-block.tsx";
import { useCheckoutChoices } from "./use-checkout-choices.ts";

interface Props {
  data: CheckoutData;
  state: FormState;
  paths: LegalPaths & { contact: string };
  /** Who sells. */
  company: string;
  /** The wallet has agreed to pay already. */
  isExpress: boolean;
}

/** The whole order in one form: whatever button is pressed, nothing typed is lost. Without a script its buttons do the same. */
export const CheckoutForm = island(
  {
    name: "checkout-form",
    when: "visible",
    texts: ["checkout", "cart", "form", "errors", "order-errors", "product", "account", "shell"],
  },
  function CheckoutForm({ data: firstData, state, paths, company, isExpress }: Props) {
    const { t, error } = useLanguage();
    const form = useRef<HTMLFormElement>(null);
    const applyButton = useRef<HTMLButtonElement>(null);
    const { data, chosen, choose, isBusy, leave } = useCheckoutChoices({
      data: firstData,
      values: state.values,
      form,
      sendPlainly: () => form.current?.requestSubmit(applyButton.current),
    });
    const [isOrdering, setIsOrdering] = useState(false);

    function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      const { submitter } = event.nativeEvent;
      const isOrder = submitter instanceof HTMLButtonElement && submitter.value === "order";
      // A second click while the first is on its way does nothing. The server would answer with the same order anyway.
      if (isOrder && isOrdering) return event.preventDefault();
      if (isOrder) setIsOrdering(true);
      leave();
    }

    // Whoever comes back by the browser's button finds a page that answers.
    usePageRestored(() => location.reload());

    const { hash, key } = data;
    const [payment] = problemsOf(state, "paymentMethodId");
    return (
      <div className="checkout-columns">
        <OrderSummary summary={summaryOf(data)} />
        <ShopForm
          id="checkout"
          ref={form}
          state={state}
          labels={orderLabels(t, data)}
          hidden={{
            shown: JSON.stringify(shownOrder(data)),
            ...(hash ? { hash } : {}),
            ...(key ? { key } : {}),
          }}
          aria-busy={isBusy || undefined}
          onSubmit={onSubmit}
        >
          {/* The first button of a form is the one the enter key presses: it must not order anything. */}
          <button
            ref={applyButton}
            type="submit"
            name="intent"
            value="apply"
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
          <FormProblems />
          <AddressesBlock data={data} contactPath={paths.contact} />
          <DeliveryBlock
            data={data}
            chosen={chosen.shippingMethodId}
            onChoose={(shippingMethodId) => choose({ shippingMethodId })}
          />
          <PaymentBlock
            data={data}
            chosen={chosen.paymentMethodId}
            onChoose={(paymentMethodId) => choose({ paymentMethodId })}
            isExpress={isExpress}
            error={payment && problemText(payment, error)}
          />
          <ReviewBlock data={data} paths={paths} company={company} isOrdering={isOrdering} />
        </ShopForm>
      </div>
    );
  },
);
