import type { CartViewData } from "../cart/public.ts";
import type { About } from "./recommendation-path.ts";

/** What lies in the cart, without what stands below it already. */
export function aboutCart({ cart, crossSelling }: Pick<CartViewData, "cart" | "crossSelling">): About {
  const lines = cart.groups.flatMap((group) => group.lines);
  return {
    categoryId: null,
    productIds: lines.flatMap(({ productId }) => productId ?? []),
    withoutIds: crossSelling.map(({ id }) => id),
  };
}
