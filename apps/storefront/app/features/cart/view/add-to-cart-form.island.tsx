import { useState } from "react";
import { island } from "../../../islands/island.tsx";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { fitQuantity } from "../../../ui/form/quantity-range.ts";
import type { QuantityRange } from "../../../ui/form/quantity-range.ts";
import { Quantity } from "../../../ui/form/quantity.tsx";
import { useCartLanguage } from "../store/use-cart-language.ts";
import { CartButton, CartForm } from "./cart-form.tsx";

interface Props {
  fields: { productId: string; name: string; manufacturerName?: string; categoryName?: string };
  isAvailable: boolean;
  quantity: number;
  range?: QuantityRange;
  isCompact?: boolean;
  /** Fields elsewhere name the form by it. */
  id?: string;
}

/** Puts a product into the cart: busy at once, and when the shop has answered the drawer opens. */
export const AddToCartForm = island(
  { name: "add-to-cart-form", when: "interaction", texts: ["cart-notice", "side-cart"] },
  function AddToCartForm({ fields, isAvailable, quantity, range, isCompact = false, id }: Props) {
    const { t } = useLanguage();
    useCartLanguage();
    return (
      <CartForm
        intent="add"
        {...(id && { id })}
        fields={range ? fields : { ...fields, quantity: String(quantity) }}
        className="flex grow flex-wrap items-center gap-3"
      >
        {range && <ChosenQuantity range={range} first={quantity} isAvailable={isAvailable} />}
        {isCompact ? (
          <CartButton
            className="w-full px-2 text-sm"
            disabled={!isAvailable}
            aria-label={t("addToCart.named", { name: fields.name })}
          >
            <Icon name="shopping-cart-plus" size="small" className="max-sm:hidden" />
            {t("addToCart.add")}
          </CartButton>
        ) : (
          <CartButton className="min-h-12.5 grow text-base" disabled={!isAvailable} icon="shopping-cart-plus">
            {t("addToCart.add")}
          </CartButton>
        )}
      </CartForm>
    );
  },
);

interface ChosenQuantityProps {
  range: QuantityRange;
  first: number;
  isAvailable: boolean;
}

function ChosenQuantity({ range, first, isAvailable }: ChosenQuantityProps) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState(first);
  return (
    <Quantity
      name="quantity"
      range={range}
      // Another variant may have another range.
      value={fitQuantity(range, chosen)}
      onQuantity={(quantity) => setChosen(quantity ?? first)}
      disabled={!isAvailable}
      labels={{
        quantity: t("addToCart.quantity"),
        less: t("addToCart.less"),
        more: t("addToCart.more"),
      }}
    />
  );
}
