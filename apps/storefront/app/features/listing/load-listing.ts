import { isFiltered } from "../../platform/listing-query.ts";
import type { ListingQuery } from "../../platform/listing-query.ts";
import type { ShopClient } from "../../platform/shop-client.server.ts";
import type { Facets } from "./filter-data.ts";
import { listingData } from "./listing-data.ts";
import type { ListingData } from "./listing-data.ts";
import { facetsBody, listingBody, listingIncludes } from "./listing-request.ts";
import { cardAssociations, cardIncludes } from "./product-card-data.ts";

/** The products of a category as its own call, where the page of the category does not bring them. */
export async function loadListing(
  shop: ShopClient,
  categoryId: string,
  query: ListingQuery,
): Promise<ListingData> {
  requireCategory(categoryId);
  const [listing, facets] = await Promise.all([
    shop.read("readProductListing", {
      params: { categoryId },
      body: {
        ...listingBody(query),
        associations: cardAssociations,
        includes: { ...cardIncludes, ...listingIncludes },
      },
      seoUrls: true,
    }),
    loadFacets(shop, categoryId, query),
  ]);
  const data = listingData(listing, query, facets);
  // An address beyond the end shows the end.
  const isBeyondEnd = data.cards.length === 0 && data.query.page < query.page;
  return isBeyondEnd ? loadListing(shop, categoryId, data.query) : data;
}

/** All options, for pages that show a part. Undefined where nothing is filtered: the listing itself brings them. */
export async function loadFacets(
  shop: ShopClient,
  categoryId: string,
  query: ListingQuery,
): Promise<Facets | undefined> {
  requireCategory(categoryId);
  if (!isFiltered(query)) return undefined;
  const { aggregations } = await shop.read("readProductListing", {
    params: { categoryId },
    body: facetsBody,
  });
  return aggregations;
}

function requireCategory(categoryId: string): void {
  if (!categoryId) throw new Error("Search category id does not exist");
}
