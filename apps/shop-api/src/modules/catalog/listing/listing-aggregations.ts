import type { FacetCount, ListFacets } from "@hearth/catalog-index";
import type { ListingAggregations, ListingParameters } from "@hearth/contract";
import { toAmount } from "@hearth/rules";
import type { Scope } from "../../context/index.ts";
import { breadcrumbOf, isShown } from "../../navigation/index.ts";
import { facetGroups } from "./facet-groups.ts";

export interface FacetedListing {
  facets: ListFacets;
  listing: ListingParameters;
  /** Property groups that come first, in this order. */
  leadingGroupIds: readonly string[];
  /** Hits are in categories to choose from. */
  isSearch: boolean;
}

/** Ids from the index become the filters a shopper sees. A filter that is switched off does not appear. */
export function listingAggregations(scope: Scope, found: FacetedListing): ListingAggregations {
  const { facets, listing, leadingGroupIds, isSearch } = found;
  const { filters, propertyWhitelist } = listing;
  return {
    ...(filters.manufacturer && manufacturerAggregations(scope, facets.manufacturers)),
    ...(filters.property && {
      properties: {
        entities: facetGroups(scope, facets.options, leadingGroupIds).filter(
          ({ id }) => !propertyWhitelist || propertyWhitelist.includes(id),
        ),
      },
      "option-count": counts(facets.options),
    }),
    ...(isSearch && categoryAggregations(scope, facets.categories)),
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

export function manufacturerAggregations(scope: Scope, found: readonly FacetCount[]) {
  const entities = found
    .flatMap(({ id }) => scope.refs.manufacturer(id) ?? [])
    .toSorted((a, b) => (a.translated.name ?? "").localeCompare(b.translated.name ?? "", "de"));
  return { manufacturer: { entities }, "manufacturer-count": counts(found) };
}

/** Categories that the menu shows, most hits first; the root holds everything and so tells nothing. */
export function categoryAggregations(scope: Scope, found: readonly FacetCount[]) {
  const { reference, channel } = scope;
  const shown = found.flatMap((facet) => {
    const category = reference.category.get(facet.id);
    const isBelowRoot = category?.path.includes(channel.navigation_category_id);
    return category && isBelowRoot && isShown(category) ? [{ facet, category }] : [];
  });
  const entities = shown.map(({ category }) => {
    const breadcrumb = breadcrumbOf(scope, category);
    const translated = { name: breadcrumb.at(-1) ?? null, breadcrumb };
    return { id: category.id, translated, apiAlias: "category" as const };
  });
  return { category: { entities }, "category-count": counts(shown.map(({ facet }) => facet)) };
}

function counts(found: readonly FacetCount[]) {
  return { buckets: found.map(({ id, hits }) => ({ key: id, count: hits })) };
}
