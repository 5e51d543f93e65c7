import { surrogateKeys } from "../../../platform/cache/surrogate-keys.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { productPath } from "../../../platform/links/link-target.ts";
import { isShopFailure } from "../../../platform/shop/client/shop-error.ts";
import type { CartData } from "./cart-data.ts";

type Asked = Pick<Visit, "shop" | "productReads" | "locale" | "log">;

/** Lines lead to the addresses of their products. A cart knows ids only, and an id leads there by a redirect. */
export async function withLinePaths(visit: Asked, cart: CartData): Promise<CartData> {
  const ids = cart.groups.flatMap(({ lines }) => lines.flatMap(({ productId }) => productId ?? []));
  const asked = [...new Set(ids)].map(async (id) => [id, await readPath(visit, id)] as const);
  const paths = new Map(await Promise.all(asked));
  const groups = cart.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, path: paths.get(line.productId ?? "") ?? line.path })),
  }));
  return { ...cart, groups };
}

/** Null: it cannot be read now, or is no product of the shop any more. */
async function readPath(
  { shop, productReads, locale, log }: Asked,
  productId: string,
): Promise<string | null> {
  const keys = [surrogateKeys.product(productId), surrogateKeys.catalogue, surrogateKeys.everything];
  try {
    return await productReads.remember(`cart line ${locale} ${productId}`, keys, async () => {
      const { product } = await shop.read("readProductDetail", {
        params: { productId },
        body: {
          includes: { product: ["id", "seoUrls"], seo_url: ["seoPathInfo"] },
          skipConfigurator: true,
          skipCmsPage: true,
        },
        seoUrls: true,
      });
      return productPath(product);
    });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    log.warn("cart-line-path", { error });
    return null;
  }
}
