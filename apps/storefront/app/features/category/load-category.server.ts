import type { Category, CmsPage, SlotDataByType } from "@hearth/contract";
import { categoryTrail, idsAbove } from "../../platform/shop/category-trail.server.ts";
import type { ListingQuery } from "../../platform/shop/listing-query.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { subsidyLink } from "../../platform/shop/subsidy-link.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { brandData } from "../brand/public.ts";
import {
  cleanHtml,
  cmsIncludes,
  hasBareListing,
  hasMainHeading,
  loadCms,
  shownProductIds,
} from "../cms/public.server.ts";
import { listingBody, listingData, listingIncludes, loadFacets, loadListing } from "../listing/public.ts";
import { cardIncludes } from "../listing/public-data.ts";
import { mediaIncludes, pictureData } from "../media/public.ts";
import type { ListingData } from "../listing/public.ts";
import type { CategoryPageData } from "./category-data.ts";
import { loadSubcategories } from "./load-subcategories.server.ts";

const categoryFields = [
  "id",
  "level",
  "path",
  "translated",
  "cmsPage",
  "customFields",
  "media",
  "visibleChildCount",
] as const satisfies (keyof Category)[];

type ShownCategory = Pick<Category, (typeof categoryFields)[number]>;

const includes = {
  ...mediaIncludes,
  ...cardIncludes,
  ...cmsIncludes,
  ...listingIncludes,
  category: categoryFields,
};

/** A category, a content page or the home page: to the shop they are all categories with a page of content. */
export async function loadCategory(
  { shop, log }: Pick<Visit, "shop" | "log">,
  navigationId: string,
  query: ListingQuery,
) {
  const [category, facets]: [ShownCategory, Facets] = await Promise.all([
    shop.read("readCategory", {
      params: { navigationId },
      body: { ...listingBody(query), includes },
      seoUrls: true,
    }),
    navigationId === "home" ? undefined : loadFacets(shop, navigationId, query),
  ]);
  const { cmsPage, translated } = category;
  const isHome = category.level === 1;
  const listing = await listingOf(shop, category, { query, facets });
  const [crumbs, subcategories] = await Promise.all([
    isHome ? [] : categoryTrail(shop, idsAbove(category.path)),
    listing && category.visibleChildCount ? loadSubcategories(shop, category.id) : [],
  ]);
  const cms = await loadCms({ shop, log }, cmsPage, {
    order: query.order,
    listing,
    place: { categoryId: category.id, parentId: idsAbove(category.path).at(-1) ?? null },
  });
  const ownListing = cmsPage ? null : listing;
  const shownIds = [...shownProductIds(cms), ...(ownListing?.cards ?? []).map(({ id }) => id)];
  const data: CategoryPageData = {
    name: translated.name ?? "",
    intro: introOf(category),
    subsidy: subsidyLink(category),
    descriptionHtml: translated.description ? cleanHtml(translated.description) : null,
    picture: pictureData(category.media, { alt: "", narrowest: 320, widest: 640 }),
    hasProducts: listing !== null,
    hasOwnHeading: isHome || hasMainHeading(cms),
    cms,
    shownIds,
    listing: ownListing,
    subcategories,
    crumbs,
    brand: brandData(translated.customFields),
  };
  return {
    data,
    isHome,
    cmsType: cmsPage?.type ?? "product_list",
    surrogateKeys: [
      surrogateKeys.category(category.id),
      surrogateKeys.listing(category.id),
      surrogateKeys.content,
      ...shownIds.map(surrogateKeys.product),
    ],
    title: translated.metaTitle ?? translated.name ?? "",
    description: translated.metaDescription,
  };
}

/** What the merchant wrote for this place, or the few words of the menu. */
function introOf({ customFields }: ShownCategory): string | null {
  const texts = [customFields?.["intro"], customFields?.["shortDescription"]];
  return texts.find((text): text is string => typeof text === "string" && text !== "") ?? null;
}

type Facets = Awaited<ReturnType<typeof loadFacets>>;

/** Most pages bring their products; a category without content, or a shop that sends them bare, is asked for them again. */
async function listingOf(
  shop: ShopClient,
  { id, cmsPage }: ShownCategory,
  { query, facets }: { query: ListingQuery; facets: Facets },
): Promise<ListingData | null> {
  if (!cmsPage || hasBareListing(cmsPage)) return loadListing(shop, id, query);
  const found = listingIn(cmsPage);
  if (!found) return null;
  const listing = listingData(found, query, facets);
  const isBeyondEnd = listing.cards.length === 0 && listing.query.page < query.page;
  return isBeyondEnd ? loadListing(shop, id, listing.query) : listing;
}

function listingIn({ sections }: CmsPage) {
  const slots = (sections ?? []).flatMap(({ blocks }) => blocks.flatMap((block) => block.slots));
  const slot = slots.find(({ type }) => type === "product-listing");
  return slot ? (slot.data as SlotDataByType["product-listing"] | null)?.listing : null;
}
