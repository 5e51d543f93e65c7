import { surrogateKeys } from "../../../platform/cache/surrogate-keys.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { cardAssociations, cardIncludes, cartOffer, productCardData } from "../../listing/public-data.ts";
import type { ProductCardData } from "../../listing/public-data.ts";
import type { CartData } from "./cart-data.ts";
import { chooseCrossSelling } from "./choose-cross-selling.ts";

type Asked = Pick<Visit, "shop" | "shared" | "locale" | "log">;

/** So many products of the cart are asked what goes with them: the newest ones. */
const askedProducts = 5;

/** Products that go with the cart. Nice to have: a failure leaves the row out. */
export async function loadCartCrossSelling(visit: Asked, cart: CartData): Promise<ProductCardData[]> {
  const inCart = cart.groups
    .flatMap(({ lines }) => lines.map(({ productId }) => productId))
    .filter((id) => id !== null);
  const asked = [...new Set(inCart)].slice(-askedProducts).toReversed();
  try {
    const found = await Promise.all(asked.map((id) => readAccessories(visit, id)));
    return chooseCrossSelling(found, inCart);
  } catch (error) {
    visit.log.warn("cart-cross-selling", { error });
    return [];
  }
}

function readAccessories({ shop, shared, locale }: Asked, productId: string): Promise<ProductCardData[]> {
  const keys = [surrogateKeys.product(productId), surrogateKeys.catalogue, surrogateKeys.everything];
  return shared.remember(`cart cross-selling ${locale} ${productId}`, keys, async () => {
    const groups = await shop.read("readProductCrossSellings", {
      params: { productId },
      body: { associations: cardAssociations, includes: cardIncludes },
      seoUrls: true,
    });
    const cards = groups.flatMap(({ products }) => products.map(productCardData));
    return cards.filter((card) => cartOffer(card) === "enabled");
  });
}
