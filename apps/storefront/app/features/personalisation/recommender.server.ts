import type { RecommendationBasis } from "@hearth/contract";
import type { Personalisation } from "../../platform/config/personalisation-config.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { cardAssociations, cardIncludes, productCardData } from "../listing/public-data.ts";
import type { ProductCardData } from "../listing/public-data.ts";
import type { About } from "./recommendation-path.ts";

export interface Recommended {
  basis: RecommendationBasis;
  /** Null: of the whole shop. */
  categoryName: string | null;
  cards: ProductCardData[];
}

/** Says what goes on a row. Another service is another one of these. */
type Recommender = (shop: ShopClient, about: About) => Promise<Recommended | null>;

/** What orders of this shop say, else its catalogue. Asked without identity. */
const own: Recommender = async (shop, { categoryId, productIds, withoutIds }) => {
  const { basis, categoryName, products } = await shop.read("readRecommendations", {
    body: {
      ...(categoryId !== null && { categoryId }),
      productIds: [...productIds],
      withoutIds: [...withoutIds],
      associations: cardAssociations,
      includes: cardIncludes,
    },
    seoUrls: true,
  });
  return { basis, categoryName, cards: products.map(productCardData) };
};

const recommenders: Record<Personalisation, Recommender> = { own, off: async () => null };

export function recommenderOf(kind: Personalisation): Recommender {
  return recommenders[kind];
}
