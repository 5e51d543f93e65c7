import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Quantity } from "../../../ui/quantity.tsx";
import type { CartLineData } from "../read/cart-data.ts";
import { CartForm } from "./cart-form.tsx";

/** Sent by itself a moment after the last change; the button is for pages without a script. */
export function CartLineQuantity({ line }: { line: CartLineData }) {
  const { t } = useLanguage();
  const { name, range, quantity } = line;
  if (!range) return null;
  return (
    <CartForm intent="quantity" fields={{ lineId: line.id }} className="flex flex-wrap items-center gap-2">
      <Quantity
        name="quantity"
        range={range}
        value={quantity}
        labels={{
          quantity: t("cart.quantity", { name }),
          less: t("cart.less", { name }),
          more: t("cart.more", { name }),
        }}
        data-cart-quantity
        required
      />
      <Button look="secondary" className="without-script" aria-label={t("cart.applyName", { name })}>
        {t("cart.apply")}
      </Button>
    </CartForm>
  );
}
