import type { ComponentProps, ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { CheckoutForm } from "./checkout-form.island.tsx";

type Props = ComponentProps<typeof CheckoutForm> & {
  /** What the shop has to say about this order, above everything. */
  messages: ReactNode;
};

/** The whole order on one page. */
export function CheckoutPage({ messages, ...form }: Props) {
  return (
    <>
      <Steps />
      {messages}
      <CheckoutForm {...form} />
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
