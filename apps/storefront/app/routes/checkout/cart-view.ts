import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { cartJson } from "./cart-json.server.ts";
import type { Route } from "./+types/cart-view";

/** The cart as a script wants it. Changes nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  try {
    return await cartJson(visit, { cart: await visit.shop.act("readCart"), messages: [] });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    visit.log.error("cart-read-failed", { error });
    return cartJson(visit, { cart: null, messages: [{ key: "cart.failed.read" }] }, 503);
  }
}
