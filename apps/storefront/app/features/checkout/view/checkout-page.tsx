import type { ComponentProps, ReactNode } from "react";
import { CheckoutProgress } from "./checkout-progress.tsx";
import { CheckoutForm } from "./checkout-form.island.tsx";

type Props = ComponentProps<typeof CheckoutForm> & {
  /** What the shop has to say about this order, above everything. */
  messages: ReactNode;
};

/** The whole order on one page. */
export function CheckoutPage({ messages, ...form }: Props) {
  return (
    <>
      <CheckoutProgress at="order" />
      {messages}
      <CheckoutForm {...form} />
    </>
  );
}
