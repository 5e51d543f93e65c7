import type { CatalogIndex, ListScope, ListSort } from "@hearth/catalog-index";
import {
  type Criteria,
  failure,
  type ListingParameters,
  type Product,
  type ProductListing,
} from "@hearth/contract";
import { toAmount } from "@hearth/rules";
import type { Sql } from "../../platform/database.ts";
import type { Scope } from "../context/index.ts";
import { wantedRelations } from "../criteria/index.ts";
import { channelCategory } from "../navigation/index.ts";
import { presentSorting } from "../reference/index.ts";
import { listingAggregations } from "./listing-aggregations.ts";
import { listingFilters, narrowedFilters } from "./listing-filters.ts";
import { loadProducts } from "./load-products.ts";
import { productRelations } from "./product-relations.ts";

export interface ListingQuery {
  criteria: Criteria;
  listing: ListingParameters;
  /** Relations of each hit; undefined: those the criteria ask for. */
  relations?: ReadonlySet<string>;
}

interface Deps {
  sql: Sql;
  index: CatalogIndex;
}

export async function categoryListing(
  deps: Deps,
  scope: Scope,
  categoryId: string,
  query: ListingQuery,
): Promise<ProductListing> {
  const category = channelCategory(scope, categoryId);
  if (!category) {
    throw failure(404, "PRODUCT__CATEGORY_NOT_FOUND", {
      detail: `Category "${categoryId}" not found.`,
      parameters: { categoryId },
    });
  }
  const streamId = category.product_stream_id;
  const where: ListScope = streamId ? { kind: "stream", streamId } : { kind: "category", categoryId };
  const listing = await list(deps, scope, where, query);
  listing.currentFilters.navigationId = categoryId;
  if (streamId) listing.streamId = streamId;
  return listing;
}

export async function searchListing(
  deps: Deps,
  scope: Scope,
  term: string,
  query: ListingQuery,
): Promise<ProductListing> {
  const listing = await list(deps, scope, { kind: "search", term, language: indexLanguage(scope) }, query);
  listing.currentFilters.search = term;
  return listing;
}

export async function suggestListing(deps: Deps, scope: Scope, term: string, criteria: Criteria) {
  const limit = criteria.limit ?? scope.channel.listing_limit;
  const { hits, total } = await deps.index.suggest({ term, language: indexLanguage(scope), limit });
  return {
    ...envelope(await products(deps, scope, hits, { criteria }), total, criteria.page, limit),
    sorting: "score",
    availableSortings: [],
    currentFilters: { search: term },
    aggregations: {},
  };
}

function indexLanguage(scope: Scope) {
  return { id: scope.languageId, locale: scope.reference.language.get(scope.languageId)?.locale_code ?? "" };
}

async function list(
  deps: Deps,
  scope: Scope,
  where: ListScope,
  query: ListingQuery,
): Promise<ProductListing> {
  const { criteria, listing } = query;
  const limit = criteria.limit ?? scope.channel.listing_limit;
  const sorting = chosenSorting(scope, listing.order);
  const answer = await deps.index.list({
    scope: where,
    filters: narrowedFilters(listingFilters(listing), criteria.postFilters),
    sort: sorting,
    offset: (criteria.page - 1) * limit,
    limit: listing.onlyAggregations ? 0 : limit,
    facets: listing.noAggregations ? "none" : listing.reduceAggregations ? "reduced" : "all",
  });
  return {
    ...envelope(await products(deps, scope, answer.hits, query), answer.total, criteria.page, limit),
    sorting,
    availableSortings: scope.reference.rows.sortings
      .filter((row) => row.active)
      .map((row) => presentSorting(row, scope.refs.chain)),
    currentFilters: currentFilters(listing),
    aggregations: answer.facets ? listingAggregations(scope, answer.facets, listing) : {},
  };
}

function products(
  deps: Deps,
  scope: Scope,
  hits: readonly { productId: string }[],
  query: Pick<ListingQuery, "criteria" | "relations">,
): Promise<Product[]> {
  const relations = query.relations ?? wantedRelations(query.criteria.associations, productRelations);
  return loadProducts(
    deps.sql,
    scope,
    hits.map((hit) => hit.productId),
    relations,
  );
}

function envelope(elements: Product[], total: number, page: number, limit: number) {
  return { entity: "product", elements, total, page, limit, apiAlias: "product_listing" as const };
}

const sortKeys: readonly string[] = ["score", "topseller", "price-asc", "price-desc"] satisfies ListSort[];

/** The asked sorting if the shop offers it, else the one with the highest priority. */
function chosenSorting(scope: Scope, order: string | undefined): ListSort {
  const offered = scope.reference.rows.sortings.filter((row) => row.active && sortKeys.includes(row.key));
  const sorting = offered.find((row) => row.key === order) ?? offered[0];
  if (!sorting)
    throw failure(404, "PRODUCT_SORTING_NOT_FOUND", { detail: "The shop offers no product sorting." });
  return sorting.key as ListSort;
}

function currentFilters(listing: ListingParameters): ProductListing["currentFilters"] {
  return {
    manufacturer: [...listing.manufacturerIds],
    properties: [...listing.optionIds],
    price: { min: euro(listing.minPriceCents), max: euro(listing.maxPriceCents) },
    rating: listing.minRating ?? null,
    "shipping-free": listing.shippingFree,
  };
}

function euro(cents: number | undefined): number | null {
  return cents === undefined ? null : toAmount(cents);
}
