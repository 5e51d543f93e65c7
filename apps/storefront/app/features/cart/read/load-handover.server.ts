import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { cardAssociations, cardIncludes, cartOffer, productCardData } from "../../listing/public-data.ts";
import type { Handover } from "./handover-link.ts";
import type { HandoverData } from "../page/handover-page.tsx";

/** The products of a link, found by their numbers. Nothing is put into the cart. */
export async function loadHandover(shop: ShopClient, handover: Handover): Promise<HandoverData> {
  const numbers = handover.items.map(({ number }) => number);
  const { elements } = await shop.read("readProduct", {
    body: {
      filter: [{ type: "equalsAny", field: "productNumber", value: numbers.join("|") }],
      limit: numbers.length,
      associations: cardAssociations,
      includes: cardIncludes,
    },
    seoUrls: true,
  });
  const cards = new Map(elements.map((product) => [product.productNumber, productCardData(product)]));
  const found = handover.items.flatMap(({ number, quantity }) => {
    const card = cards.get(number);
    return card ? [{ card, quantity, canBeBought: cartOffer(card) === "enabled" }] : [];
  });
  return { ...handover, found, missing: numbers.filter((number) => !cards.has(number)) };
}
