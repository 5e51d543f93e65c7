import type { Ref } from "react";
import { useStore } from "zustand";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { Quantity } from "../../../ui/form/quantity.tsx";
import { editQuantity } from "../store/cart-actions.ts";
import { quantityOf } from "../store/cart-change.ts";
import { cartStore } from "../store/cart-store.ts";
import type { CartState } from "../store/cart-store.ts";
import type { CartLineData } from "../read/cart-data.ts";
import { CartForm } from "./cart-form.tsx";

interface Props {
  line: CartLineData;
  /** A change of this line is on its way. */
  isHeld: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Shown at once, and sent by itself a moment after the last change; the button is for pages without a script. */
export function CartLineQuantity({ line, isHeld, ref }: Props) {
  const { t } = useLanguage();
  const wanted = useStore(cartStore, (state) => wantedQuantity(state, line.id));
  const { name, range } = line;
  if (!range) return null;
  return (
    <CartForm intent="quantity" fields={{ lineId: line.id }} className="flex flex-wrap items-center gap-2">
      <Quantity
        ref={ref}
        name="quantity"
        range={range}
        value={wanted ?? line.quantity}
        onQuantity={(quantity) => editQuantity(line.id, quantity)}
        disabled={isHeld}
        labels={{
          quantity: t("cart.quantity", { name }),
          less: t("cart.less", { name }),
          more: t("cart.more", { name }),
        }}
        required
      />
      <Button look="secondary" className="without-script" aria-label={t("cart.applyName", { name })}>
        {t("cart.apply")}
      </Button>
    </CartForm>
  );
}

/** What the buyer chose and nobody was told yet, or what is on its way. */
function wantedQuantity({ drafts, open }: CartState, line: string): number | undefined {
  const sent = open.findLast((change) => change.intent === "quantity" && change.line === line);
  return drafts.get(line) ?? (sent && quantityOf(sent));
}
