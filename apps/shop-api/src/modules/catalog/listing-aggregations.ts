import type { ListFacets } from "@hearth/catalog-index";
import type { ListingAggregations, ListingParameters } from "@hearth/contract";
import { toAmount } from "@hearth/rules";
import type { Scope } from "../context/index.ts";
import { groupOptions } from "./sorted-properties.ts";

/** Ids from the index become the filters a shopper sees. A filter that is switched off does not appear. */
export function listingAggregations(
  scope: Scope,
  facets: ListFacets,
  listing: ListingParameters,
): ListingAggregations {
  const { filters, propertyWhitelist } = listing;
  return {
    ...(filters.manufacturer && { manufacturer: { entities: manufacturers(scope, facets.manufacturerIds) } }),
    ...(filters.property && {
      properties: { entities: properties(scope, facets.optionIds, propertyWhitelist) },
    }),
    ...(filters.price && {
      price: {
        min: facets.price ? toAmount(facets.price.minCents) : null,
        max: facets.price ? toAmount(facets.price.maxCents) : null,
      },
    }),
    ...(filters.rating && { rating: { max: facets.ratingMax } }),
    ...(filters.shippingFree && { "shipping-free": { max: facets.shippingFree ? "1" : null } }),
  };
}

function manufacturers(scope: Scope, ids: readonly string[]) {
  return ids
    .flatMap((id) => scope.refs.manufacturer(id) ?? [])
    .toSorted((a, b) => (a.translated.name ?? "").localeCompare(b.translated.name ?? "", "de"));
}

function properties(scope: Scope, optionIds: readonly string[], whitelist: readonly string[] | undefined) {
  return groupOptions(optionIds, scope.refs).filter(
    (group) => group.filterable && (!whitelist || whitelist.includes(group.id)),
  );
}
