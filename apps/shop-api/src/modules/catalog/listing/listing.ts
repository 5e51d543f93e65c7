import type {
  CatalogIndex,
  ListAnswer,
  ListFilters,
  ListHit,
  ListScope,
  ListSort,
} from "@hearth/catalog-index";
import {
  type Criteria,
  failure,
  type ListingParameters,
  type Product,
  type ProductListing,
} from "@hearth/contract";
import type { Sql } from "../../../platform/database/database.ts";
import type { Scope } from "../../context/index.ts";
import { wantedRelations } from "../../criteria/index.ts";
import { channelCategory } from "../../navigation/index.ts";
import { presentSorting } from "../../reference/index.ts";
import { withGroups } from "../chosen-options.ts";
import { currentFilters } from "./current-filters.ts";
import { leadingGroupIds } from "./leading-groups.ts";
import { listingAggregations } from "./listing-aggregations.ts";
import { listingFilters, narrowedFilters } from "./listing-filters.ts";
import { loadProducts } from "../load-products.ts";
import { listedPrices } from "../price-list-name.ts";
import { productRelations } from "../product-relations.ts";
import { shownProductId } from "../shown-product.ts";
import { tellingFacets } from "./telling-facets.ts";

export interface ListingQuery {
  criteria: Criteria;
  listing: ListingParameters;
  /** Relations of each hit; undefined: those the criteria ask for. */
  relations?: ReadonlySet<string>;
}

export interface ListingDeps {
  sql: Sql;
  index: CatalogIndex;
}

export async function categoryListing(
  deps: ListingDeps,
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
  const { listing } = await list(deps, scope, { where, categoryId }, query);
  listing.currentFilters.navigationId = categoryId;
  if (streamId) listing.streamId = streamId;
  return listing;
}

/** @param place what the index is asked for, and the category whose filters lead */
export async function list(
  deps: ListingDeps,
  scope: Scope,
  place: { where: ListScope; categoryId: string | undefined },
  query: ListingQuery,
): Promise<{ listing: ProductListing; answer: ListAnswer }> {
  const { criteria, listing } = query;
  const limit = criteria.limit ?? scope.channel.listing_limit;
  const sorting = chosenSorting(scope, listing.order);
  const filters = withGroups(
    narrowedFilters(listingFilters(listing, scope.reference), criteria.postFilters),
    scope.reference,
  );
  const answer = await deps.index.list({
    scope: place.where,
    filters,
    sort: sorting,
    offset: (criteria.page - 1) * limit,
    limit: listing.onlyAggregations ? 0 : limit,
    facets: listing.noAggregations ? "none" : listing.reduceAggregations ? "reduced" : "all",
    priceList: listedPrices(scope),
  });
  const found: ProductListing = {
    ...envelope(await listedProducts(deps, scope, answer.hits, query), answer.total, criteria.page, limit),
    sorting,
    availableSortings: scope.reference.rows.sortings
      .filter((row) => row.active)
      .map((row) => presentSorting(row, scope.refs.chain)),
    currentFilters: currentFilters(listing),
    aggregations: aggregations(scope, { answer, filters, listing, ...place }),
  };
  return { listing: found, answer };
}

interface Answered {
  answer: ListAnswer;
  filters: ListFilters;
  listing: ListingParameters;
  where: ListScope;
  categoryId: string | undefined;
}

function aggregations(scope: Scope, { answer, filters, listing, where, categoryId }: Answered) {
  if (!answer.facets) return {};
  const groupOf = (optionId: string) => scope.reference.propertyOption.get(optionId)?.group_id ?? "";
  return listingAggregations(scope, {
    facets: listing.reduceAggregations
      ? tellingFacets(answer.facets, { total: answer.total, filters, groupOf })
      : answer.facets,
    listing,
    leadingGroupIds: leadingGroupIds(scope, { categoryId, found: answer.facets.categories }),
    isSearch: where.kind === "search",
  });
}

export function listedProducts(
  deps: ListingDeps,
  scope: Scope,
  hits: readonly ListHit[],
  query: Pick<ListingQuery, "criteria" | "relations">,
): Promise<Product[]> {
  const relations = query.relations ?? wantedRelations(query.criteria.associations, productRelations);
  return loadProducts(deps.sql, scope, hits.map(shownProductId), relations);
}

export function envelope(elements: Product[], total: number, page: number, limit: number) {
  return { entity: "product", elements, total, page, limit, apiAlias: "product_listing" as const };
}

const sortKeys: readonly string[] = [
  "score",
  "sales",
  "rating",
  "newest",
  "price-asc",
  "price-desc",
] satisfies ListSort[];

/** The asked sorting if the shop offers it, else the one with the highest priority. */
function chosenSorting(scope: Scope, order: string | undefined): ListSort {
  const offered = scope.reference.rows.sortings.filter((row) => row.active && sortKeys.includes(row.key));
  const sorting = offered.find((row) => row.key === order) ?? offered[0];
  if (!sorting)
    throw failure(404, "PRODUCT_SORTING_NOT_FOUND", { detail: "The shop offers no product sorting." });
  return sorting.key as ListSort;
}
