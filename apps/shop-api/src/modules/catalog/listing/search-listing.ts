import type { Criteria, ProductListing, ProductSuggest } from "@hearth/contract";
import type { Scope } from "../../context/index.ts";
import type { SearchGuide } from "../../search-guidance/index.ts";
import { envelope, list, listedProducts, type ListingDeps, type ListingQuery } from "./listing.ts";
import { categoryAggregations, manufacturerAggregations } from "./listing-aggregations.ts";

interface Deps extends ListingDeps {
  searchGuide: SearchGuide;
}

export async function searchListing(
  deps: Deps,
  scope: Scope,
  term: string,
  query: ListingQuery,
): Promise<ProductListing> {
  const { guidance, redirect } = deps.searchGuide.about(term, scope);
  const where = { kind: "search" as const, term, language: indexLanguage(scope), guidance };
  const [categoryId] = query.listing.categoryIds;
  const { listing, answer } = await list(deps, scope, { where, categoryId }, query);
  listing.currentFilters.search = term;
  listing.extensions = {
    exactMatch: answer.exactId === null ? null : { productId: answer.exactId },
    spelling: answer.spelling === null ? null : { term: answer.spelling },
    redirect: redirect === null ? null : { path: redirect },
  };
  return listing;
}

export async function suggestListing(
  deps: Deps,
  scope: Scope,
  term: string,
  criteria: Criteria,
): Promise<ProductSuggest> {
  const limit = criteria.limit ?? scope.channel.listing_limit;
  const { guidance } = deps.searchGuide.about(term, scope);
  const answer = await deps.index.suggest({ term, language: indexLanguage(scope), limit, guidance });
  const elements = await listedProducts(deps, scope, answer.hits, { criteria });
  return {
    ...envelope(elements, answer.total, criteria.page, limit),
    sorting: "score",
    availableSortings: [],
    currentFilters: { search: term },
    aggregations: {
      ...manufacturerAggregations(scope, answer.manufacturers),
      ...categoryAggregations(scope, answer.categories),
    },
    extensions: { exactMatch: answer.exactId === null ? null : { productId: answer.exactId } },
  };
}

function indexLanguage(scope: Scope) {
  return { id: scope.languageId, locale: scope.reference.language.get(scope.languageId)?.locale_code ?? "" };
}
