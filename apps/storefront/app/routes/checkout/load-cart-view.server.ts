import type { Cart } from "@hearth/contract";
import { readCart } from "../../features/cart/public.ts";
import type { CartViewData } from "../../features/cart/public.ts";
import { loadCartShop } from "../../features/cart/read/load-cart-shop.server.ts";
import { loadCartCrossSelling } from "../../features/cart/read/load-cross-selling.server.ts";
import { withLinePaths } from "../../features/cart/read/load-line-paths.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { loadShell } from "../../shell/load/load-shell.server.ts";

/** Whatever changed in a cart, all a view shows is made anew from the cart that was answered: sums, groups and what goes with it. */
export async function loadCartView(visit: Visit, cart: Cart): Promise<CartViewData> {
  const data = readCart(cart);
  const [shop, shown, crossSelling] = await Promise.all([
    loadShell(visit).then(({ paths }) => loadCartShop(visit, paths)),
    withLinePaths(visit, data),
    loadCartCrossSelling(visit, data),
  ]);
  return { cart: shown, crossSelling, shop };
}
