import { cartLimit } from "@hearth/contract";
import type { Cart, Order } from "@hearth/contract";
import type { CartMessage } from "../../cart/public.ts";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import { linesToAdd, reorderReport, orderedPieces } from "./reorder.ts";

/** Puts the goods of an order into the cart again and says what could not be added. */
export async function reorder(shop: ShopClient, order: Order): Promise<CartMessage[]> {
  const ordered = orderedPieces(order);
  const lines = linesToAdd(ordered);
  const before = await shop.act("readCart");
  let after: Cart = before;
  for (let at = 0; at < lines.length; at += cartLimit.itemsPerRequest) {
    // oxlint-disable-next-line no-await-in-loop -- a cart changes one by one
    after = await addLines(shop, lines.slice(at, at + cartLimit.itemsPerRequest), after);
  }
  return reorderReport(ordered, before, after);
}

/** What the shop refuses as a whole is simply not in the cart afterwards. */
async function addLines(shop: ShopClient, items: ReturnType<typeof linesToAdd>, before: Cart): Promise<Cart> {
  try {
    return await shop.act("addLineItem", { body: { items } });
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500 || error.status === 429) throw error;
    return before;
  }
}
