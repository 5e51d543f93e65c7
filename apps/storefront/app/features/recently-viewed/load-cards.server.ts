import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { cardAssociations, cardIncludes, productCardData } from "../listing/public-data.ts";
import type { ProductCardData } from "../listing/public-data.ts";

/** Cards in the order asked for; products that are gone are just missing. */
export async function loadCards(shop: ShopClient, ids: readonly string[]): Promise<ProductCardData[]> {
  const { elements } = await shop.read("readProduct", {
    body: { ids, limit: ids.length, associations: cardAssociations, includes: cardIncludes },
    seoUrls: true,
  });
  const cards = elements.map(productCardData);
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}
