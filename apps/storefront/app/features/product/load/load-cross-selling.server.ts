import { DEFAULT_LOCALE } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { cardAssociations, cardIncludes, productCardData } from "../../listing/public-data.ts";
import { accessoriesFirst } from "./accessory-group.ts";
import type { CrossSellingData } from "../product-data.ts";

const groupIncludes = { product_cross_selling: ["id", "name", "translated.name"] };

export async function loadCrossSellings(
  shop: ShopClient,
  locale: Locale,
  productId: string,
): Promise<CrossSellingData[]> {
  const [groups, named] = await Promise.all([
    shop.read("readProductCrossSellings", {
      params: { productId },
      body: { associations: cardAssociations, includes: { ...cardIncludes, ...groupIncludes } },
      seoUrls: true,
    }),
    locale === DEFAULT_LOCALE ? null : namesInShopLanguage(shop, productId),
  ]);
  const shown = groups
    .filter(({ products }) => products.length > 0)
    .map(({ crossSelling, products }) => ({
      id: crossSelling.id,
      name: crossSelling.translated.name ?? "",
      cards: products.map(productCardData),
    }));
  return accessoriesFirst(shown, named ?? shown);
}

async function namesInShopLanguage(shop: ShopClient, productId: string) {
  const groups = await shop.inLocale(DEFAULT_LOCALE).read("readProductCrossSellings", {
    params: { productId },
    body: { includes: { ...groupIncludes, cross_selling_element: ["crossSelling"] } },
  });
  return groups.map(({ crossSelling }) => ({ id: crossSelling.id, name: crossSelling.translated.name }));
}
