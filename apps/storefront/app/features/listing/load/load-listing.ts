import { isFiltered } from "../../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
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
  const { data } = await load(
    (body) => shop.read("readProductListing", { params: { categoryId }, body, seoUrls: true }),
    query,
  );
  return data;
}

/** What the shop says about a search beside its products. */
export interface SearchAnswer {
  listing: ListingData;
  /** The one article that has the searched number. */
  exactId: string | null;
  /** The words that were meant, where those typed find nothing. */
  meant: string | null;
  /** A path of the shop that says more than a list of products. */
  betterPath: string | null;
}

/** The products found by words. */
export async function loadSearch(shop: ShopClient, term: string, query: ListingQuery): Promise<SearchAnswer> {
  const { data, extensions } = await load(
    (body) => shop.read("searchPage", { body: { ...body, search: term }, seoUrls: true }),
    query,
  );
  return {
    listing: data,
    exactId: extensions?.exactMatch?.productId ?? null,
    meant: extensions?.spelling?.term ?? null,
    betterPath: extensions?.redirect?.path ?? null,
  };
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

interface Loaded {
  data: ListingData;
  extensions: ShownListing["extensions"];
}

async function load(read: Read, query: ListingQuery): Promise<Loaded> {
  const body = {
    ...listingBody(query),
    associations: cardAssociations,
    includes: { ...cardIncludes, ...listingIncludes },
  };
  const [listing, facets] = await Promise.all([read(body), facetsOf(read, query)]);
  const data = listingData(listing, query, facets);
  // An address beyond the end shows the end.
  const isBeyondEnd = data.cards.length === 0 && data.query.page < query.page;
  return isBeyondEnd ? load(read, data.query) : { data, extensions: listing.extensions };
}

async function facetsOf(read: Read, query: ListingQuery): Promise<Facets | undefined> {
  return isFiltered(query) ? (await read(facetsBody)).aggregations : undefined;
}

function requireCategory(categoryId: string): void {
  if (!categoryId) throw new Error("Search category id does not exist");
}
