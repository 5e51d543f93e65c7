import { toAmount } from "@hearth/rules";
import type { SearchRequest } from "../protocol/read-search.ts";
import { categoryIds, type Directory } from "../shop/directory.ts";
import { itemCriteria } from "../shop/item-criteria.ts";

/** Well-formed and nobody's: a filter by a name the shop does not have leaves nothing. */
const NOBODY = "0".repeat(32);

/** What the shop API is asked for a search: names become ids. */
export function shopQuestion(request: SearchRequest, directory: Directory) {
  const { brands, categories, price } = request;
  return {
    search: request.query,
    p: request.page,
    limit: request.rpp,
    order: request.order,
    ...(brands.length > 0 && { manufacturer: idList(brands, (name) => makerIds(directory, name)) }),
    ...(categories.length > 0 && {
      categories: idList(categories, (key) => categoryIds(directory.categories, key)),
    }),
    ...(price.minCents !== undefined && { "min-price": toAmount(price.minCents) }),
    ...(price.maxCents !== undefined && { "max-price": toAmount(price.maxCents) }),
    // What can still be chosen, and how much it would leave.
    ...(request.facets.length > 0 ? { "reduce-aggregations": true } : { "no-aggregations": true }),
    "property-filter": false,
    ...itemCriteria,
  };
}

function makerIds(directory: Directory, name: string): string[] {
  return directory.makers.filter((maker) => maker.name === name).map(({ id }) => id);
}

function idList(names: readonly string[], idsOf: (name: string) => string[]): string {
  const ids = names.flatMap(idsOf);
  return ids.length > 0 ? ids.join("|") : NOBODY;
}
