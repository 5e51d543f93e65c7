import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Quantity } from "../../ui/quantity.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { QuantityRange } from "../../ui/quantity-range.ts";

/** What the cart is told of a product. Price and availability it knows better itself. */
export type CartProduct = {
  id: string;
  name: string;
  manufacturer: string | null;
  category?: string | undefined;
};

type Props = {
  product: CartProduct;
  isAvailable: boolean;
  /** Fewest pieces: what one click puts in. */
  quantity: number;
  /** With it the buyer chooses how many. */
  range?: QuantityRange;
  /** Only an icon is seen, for places as narrow as a card. */
  isCompact?: boolean;
};

export function AddToCart({ product, isAvailable, quantity, range, isCompact = false }: Props) {
  const { t, href } = useLanguage();
  return (
    <form
      method="post"
      action={href("/checkout/cart/change")}
      data-cart-form
      className="flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="name" value={product.name} />
      {product.manufacturer && <input type="hidden" name="manufacturerName" value={product.manufacturer} />}
      {product.category && <input type="hidden" name="categoryName" value={product.category} />}
      {range ? (
        <Quantity
          name="quantity"
          range={range}
          value={quantity}
          disabled={!isAvailable}
          labels={{
            quantity: t("addToCart.quantity"),
            less: t("addToCart.less"),
            more: t("addToCart.more"),
          }}
        />
      ) : (
        <input type="hidden" name="quantity" value={quantity} />
      )}
      {isCompact ? (
        <Button
          className="button-icon"
          disabled={!isAvailable}
          aria-label={t("addToCart.named", { name: product.name })}
          title={t("addToCart.add")}
        >
          <Icon name="shopping-cart-plus" size="regular" />
        </Button>
      ) : (
        <Button className="grow sm:min-w-64" disabled={!isAvailable} icon="shopping-cart-plus">
          {t("addToCart.add")}
        </Button>
      )}
    </form>
  );
}
