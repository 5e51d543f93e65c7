import { surrogateKeys } from "../../../platform/cache/surrogate-keys.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { cartOffer } from "../../listing/public-data.ts";
import type { ProductCardData } from "../../listing/public-data.ts";
import { loadCrossSellings } from "../../product/public.server.ts";
import type { CartData } from "./cart-data.ts";
import { chooseCrossSelling } from "./choose-cross-selling.ts";

type Asked = Pick<Visit, "shop" | "productReads" | "locale" | "log">;

/** So many products of the cart are asked what goes with them: the newest ones. */
const ASKED_PRODUCTS = 5;

/** Products that go with the cart. Nice to have: a failure leaves the row out. */
export async function loadCartCrossSelling(visit: Asked, cart: CartData): Promise<ProductCardData[]> {
  const inCart = cart.groups
    .flatMap(({ lines }) => lines.map(({ productId }) => productId))
    .filter((id) => id !== null);
  const asked = [...new Set(inCart)].slice(-ASKED_PRODUCTS).toReversed();
  try {
    const found = await Promise.all(asked.map((id) => readOffered(visit, id)));
    return chooseCrossSelling(found, inCart);
  } catch (error) {
    visit.log.warn("cart-cross-selling", { error });
    return [];
  }
}

function readOffered({ shop, productReads, locale }: Asked, productId: string) {
  const keys = [surrogateKeys.product(productId), surrogateKeys.catalogue, surrogateKeys.everything];
  return productReads.remember(`cart cross-selling ${locale} ${productId}`, keys, async () => {
    const groups = await loadCrossSellings(shop, locale, productId);
    const offered = (isAccessories: boolean) =>
      groups
        .filter((group) => group.isAccessories === isAccessories)
        .flatMap(({ cards }) => cards)
        .filter((card) => cartOffer(card) === "enabled");
    return { accessories: offered(true), others: offered(false) };
  });
}
