import type { Cart } from "@hearth/contract";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import type { CartCommand } from "./cart-command.ts";

interface Home {
  command: CartCommand;
  homeCountryId: string | null;
}

/**
 * The first goods in a cart: costs are shown for where the language is spoken, until somebody says otherwise. An address they have
 * given counts more, for the shop too.
 */
export async function deliverHome(
  shop: Pick<ShopClient, "act">,
  cart: Cart,
  { command, homeCountryId }: Home,
): Promise<Cart> {
  if (command.intent !== "add" || homeCountryId === null) return cart;
  const goods = cart.lineItems.filter(({ type }) => type !== "promotion");
  const isFirst = goods.every(({ id }) => command.items.some(({ lineId }) => lineId === id));
  const country = cart.deliveries[0]?.location.country.id;
  if (!isFirst || country === undefined || country === homeCountryId) return cart;
  await shop.act("updateContext", { body: { countryId: homeCountryId } });
  return shop.act("readCart");
}
