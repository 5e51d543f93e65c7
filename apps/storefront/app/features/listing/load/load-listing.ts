import { isFiltered } from "../../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import type { ShopClient } from "../../../platform/shop/shop-client.server.ts";
import type { Facets } from "../filter/filter-data.ts";
import { listingData } from "./listing-data.ts";
import type { ListingData, ShownListing } from "./listing-data.ts";
import { facetsBody, listingBody, listingIncludes } from "./listing-request.ts";
import { cardAssociations, cardIncludes } from "../card/product-card-data.ts";

/** The products of a category as its own call, where the page of the category does not bring them. */
export async function loadListing(
  shop: ShopClient,
  categoryId: string,
  query: ListingQuery,
): Promise<ListingData> {
  requireCategory(categoryId);
  return load(
    (body) => shop.read("readProductListing", { params: { categoryId }, body, seoUrls: true }),
    query,
  );
}

/** The products found by words. */
export async function loadSearch(shop: ShopClient, term: string, query: ListingQuery): Promise<ListingData> {
  return load((body) => shop.read("searchPage", { body: { ...body, search: term }, seoUrls: true }), query);
}

/** All options, for pages that show a part. Undefined where nothing is filtered: the listing itself brings them. */
export async function loadFacets(
  shop: ShopClient,
  categoryId: string,
  query: ListingQuery,
): Promise<Facets | undefined> {
  requireCategory(categoryId);
  return facetsOf((body) => shop.read("readProductListing", { params: { categoryId }, body }), query);
}

type Read = (body: ReturnType<typeof listingBody> | typeof facetsBody) => Promise<ShownListing>;

async function load(read: Read, query: ListingQuery): Promise<ListingData> {
  const body = {
    ...listingBody(query),
    associations: cardAssociations,
    includes: { ...cardIncludes, ...listingIncludes },
  };
  const [listing, facets] = await Promise.all([read(body), facetsOf(read, query)]);
  const data = listingData(listing, query, facets);
  // An address beyond the end shows the end.
  const isBeyondEnd = data.cards.length === 0 && data.query.page < query.page;
  return isBeyondEnd ? load(read, data.query) : data;
}

async function facetsOf(read: Read, query: ListingQuery): Promise<Facets | undefined> {
  return isFiltered(query) ? (await read(facetsBody)).aggregations : undefined;
}

function requireCategory(categoryId: string): void {
  if (!categoryId) throw new Error("Search category id does not exist");
}
