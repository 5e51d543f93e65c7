import type { Category } from "@hearth/contract";
import { categoryTrail, idsAbove } from "../../platform/category-trail.server.ts";
import type { ShopClient } from "../../platform/shop-client.server.ts";
import { cleanHtml, cmsData, cmsIncludes, hasMainHeading, shownProductIds } from "../cms/public.ts";
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
    body: { ...listingBody(query), associations: cardAssociations, includes },
    seoUrls: true,
  });
  const cms = cmsData(category.cmsPage, { order: query.order });
  const { translated } = category;
  // A category without content of its own still has products.
  const listing = category.cmsPage ? null : await loadListing(shop, category.id, query);
  const isHome = category.level === 1;
  const data: CategoryPageData = {
    name: translated.name ?? "",
    descriptionHtml: translated.description ? cleanHtml(translated.description) : null,
    hasOwnHeading: isHome || hasMainHeading(cms),
    cms,
    listing,
    crumbs: isHome ? [] : await categoryTrail(shop, idsAbove(category.path)),
  };
  return {
    data,
    isHome,
    surrogateKeys: [
      `category:${category.id}`,
      ...[...shownProductIds(cms), ...(listing?.cards ?? []).map(({ id }) => id)].map(
        (id) => `product:${id}`,
      ),
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
