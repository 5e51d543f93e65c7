import { isCartView } from "../../features/cart/public.ts";
import { isShopFailure } from "../../platform/shop/shop-error.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { cartJson } from "./cart-json.server.tsx";
import type { Route } from "./+types/cart-view";

/** The cart as a script wants it. Changes nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const view = new URL(request.url).searchParams.get("view");
  if (!isCartView(view)) return cartJson(visit, { view: "none", cart: null, messages: [] }, 400);
  try {
    return await cartJson(visit, { view, cart: await visit.shop.act("readCart"), messages: [] });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    visit.log.error("cart-read-failed", { error });
    return cartJson(visit, { view, cart: null, messages: [{ key: "cart.failed.read" }] }, 503);
  }
}
