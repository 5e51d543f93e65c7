import type { QuantityRange } from "../../ui/form/quantity-range.ts";
import { AddToCartForm } from "../cart/public-islands.ts";

/** What the cart is told of a product. Price and availability it knows better itself. */
export interface CartProduct {
  id: string;
  name: string;
  manufacturer: string | null;
  category?: string | undefined;
}

interface Props {
  product: CartProduct;
  isAvailable: boolean;
  /** Fewest pieces: what one click puts in. */
  quantity: number;
  /** With it the buyer chooses how many. */
  range?: QuantityRange;
  /** A small button, for places as narrow as a card. */
  isCompact?: boolean;
  /** Of the form, for fields that belong to it and stand elsewhere. */
  formId?: string;
}

/** Hands over to the browser what the form sends, and nothing else the page knows of the product. */
export function AddToCart({ product: { id, name, manufacturer, category }, formId, ...rest }: Props) {
  const fields = {
    productId: id,
    name,
    ...(manufacturer ? { manufacturerName: manufacturer } : {}),
    ...(category ? { categoryName: category } : {}),
  };
  return <AddToCartForm fields={fields} {...(formId && { id: formId })} {...rest} />;
}
