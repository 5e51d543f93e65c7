import { categoryTrail, idsAbove } from "../../../platform/shop/category-trail.server.ts";
import { contentPath } from "../../../platform/shop/seo-urls.server.ts";
import { surrogateKeys } from "../../../platform/cache/surrogate-keys.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import type { ReviewsData } from "../../review/public.ts";
import { loadCrossSellings } from "./load-cross-selling.server.ts";
import { loadOptionGroups } from "../variant/load-variants.server.ts";
import type { ProductLinks } from "../product-data.ts";
import { detailAssociations, detailIncludes } from "./product-fields.ts";
import type { DetailProduct } from "./product-fields.ts";
import { productPageData, variantOf } from "./product-page-data.server.ts";

type ProductVisit = Pick<Visit, "shop" | "shared" | "locale" | "query">;

/** Reviews are another feature's: the route hands in how they are loaded. */
type LoadReviews = (visit: ProductVisit, productId: string, page: number) => Promise<ReviewsData>;

export async function loadProduct(visit: ProductVisit, id: string, loadReviews: LoadReviews) {
  const { shop, locale } = visit;
  const answer = await shop.read("readProductDetail", {
    params: { productId: id },
    body: { associations: detailAssociations, includes: detailIncludes, skipCmsPage: true },
  });
  const product: DetailProduct = answer.product;
  const { translated, seoCategory } = product;
  const [crumbs, optionGroups, reviews, crossSellings, links] = await Promise.all([
    seoCategory ? categoryTrail(shop, [...idsAbove(seoCategory.path), seoCategory.id]) : [],
    loadOptionGroups(shop, product, answer.configurator),
    loadReviews(visit, product.parentId ?? product.id, reviewPage(visit.query)),
    loadCrossSellings(shop, locale, product.id),
    loadLinks(visit),
  ]);
  const shownIds = [
    product.id,
    ...(product.parentId ? [product.parentId] : []),
    ...crossSellings.flatMap(({ cards }) => cards.map((card) => card.id)),
  ];
  return {
    id: product.id,
    data: productPageData(product, { crumbs, optionGroups, reviews, crossSellings, links }),
    surrogateKeys: shownIds.map(surrogateKeys.product),
    title:
      translated.metaTitle ??
      [translated.name ?? product.productNumber, variantOf(product)].filter(Boolean).join(", "),
    description: translated.metaDescription,
  };
}

/** The only list of a product page that has pages. */
function reviewPage(query: URLSearchParams): number {
  const page = Number(query.get("p"));
  return Number.isInteger(page) && page > 0 && page < 1000 ? page : 1;
}

/** The same content pages for every product: asked once a minute. */
function loadLinks({ shop, shared, locale }: ProductVisit): Promise<ProductLinks> {
  return shared.remember(
    `product links ${locale}`,
    [surrogateKeys.menu, surrogateKeys.everything],
    async () => {
      const [contact, delivery, disposal, privacy, zeroVat] = await Promise.all([
        contentPath(shop, "kontakt"),
        contentPath(shop, "lieferung"),
        contentPath(shop, "batterien-und-altgeraete"),
        contentPath(shop, "datenschutzerklaerung"),
        contentPath(shop, "nullsteuersatz"),
      ]);
      return { contact, delivery, disposal, privacy, zeroVat };
    },
  );
}
