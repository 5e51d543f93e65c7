import type { ComponentProps, ReactNode } from "react";
import { useShopIdentity } from "../../../platform/shop/shop-identity.tsx";
import { CheckoutProgress } from "./checkout-progress.tsx";
import { CheckoutForm } from "./checkout-form.island.tsx";

type Props = Omit<ComponentProps<typeof CheckoutForm>, "company"> & {
  /** What the shop has to say about this order, above everything. */
  messages: ReactNode;
};

/** The whole order on one page. */
export function CheckoutPage({ messages, ...form }: Props) {
  const { legalName } = useShopIdentity();
  return (
    <>
      <CheckoutProgress at="order" />
      {messages}
      <CheckoutForm {...form} company={legalName} />
    </>
  );
}
