import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import type { CartCommand } from "../change/cart-command.ts";

type Props = {
  intent: CartCommand["intent"];
  /** Sent along unseen. */
  fields?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** Every change of the cart is this form; cart.client.ts sends it without leaving the page. */
export function CartForm({ intent, fields = {}, className, children }: Props) {
  const { href } = useLanguage();
  return (
    <form method="post" action={href("/checkout/cart/change")} data-cart-form className={className}>
      {Object.entries({ intent, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
