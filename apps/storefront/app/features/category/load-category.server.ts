import type { Category } from "@hearth/contract";
import { categoryTrail, idsAbove } from "../../platform/category-trail.server.ts";
import type { ShopClient } from "../../platform/shop-client.server.ts";
import { surrogateKeys } from "../../platform/surrogate-keys.ts";
import {
  cleanHtml,
  cmsData,
  cmsIncludes,
  hasBareListing,
  hasMainHeading,
  shownProductIds,
} from "../cms/public.ts";
import {
  cardAssociations,
  cardIncludes,
  listingBody,
  listingData,
  listingIncludes,
} from "../listing/public.ts";
import type { ListingQuery } from "../listing/public.ts";
import type { CategoryPageData } from "./category-page.tsx";

const categoryFields = ["id", "level", "path", "translated", "cmsPage"] as const satisfies (keyof Category)[];

const includes = { ...cardIncludes, ...cmsIncludes, ...listingIncludes, category: categoryFields };

/** A category, a content page or the home page: to the shop they are all categories with a page of content. */
export async function loadCategory(shop: ShopClient, navigationId: string, query: ListingQuery) {
  const category: Pick<Category, (typeof categoryFields)[number]> = await shop.read("readCategory", {
    params: { navigationId },
    body: { ...listingBody(query), includes },
    seoUrls: true,
  });
  const { cmsPage, translated } = category;
  const isHome = category.level === 1;
  const [listing, crumbs] = await Promise.all([
    // A category without content of its own still has products.
    !cmsPage || hasBareListing(cmsPage) ? loadListing(shop, category.id, query) : null,
    isHome ? [] : categoryTrail(shop, idsAbove(category.path)),
  ]);
  const cms = cmsData(cmsPage, { order: query.order, listing });
  const data: CategoryPageData = {
    name: translated.name ?? "",
    descriptionHtml: translated.description ? cleanHtml(translated.description) : null,
    hasOwnHeading: isHome || hasMainHeading(cms),
    cms,
    listing: cmsPage ? null : listing,
    crumbs,
  };
  const productIds = [...shownProductIds(cms), ...(data.listing?.cards ?? []).map(({ id }) => id)];
  return {
    data,
    isHome,
    surrogateKeys: [
      surrogateKeys.category(category.id),
      surrogateKeys.listing(category.id),
      surrogateKeys.content,
      ...productIds.map(surrogateKeys.product),
    ],
    title: translated.metaTitle ?? translated.name ?? "",
    description: translated.metaDescription,
  };
}

async function loadListing(shop: ShopClient, categoryId: string, query: ListingQuery) {
  const listing = await shop.read("readProductListing", {
    params: { categoryId },
    body: {
      ...listingBody(query),
      associations: cardAssociations,
      includes: { ...cardIncludes, ...listingIncludes },
    },
    seoUrls: true,
  });
  return listingData(listing, query.order);
}
