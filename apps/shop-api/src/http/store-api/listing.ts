import { endpoints } from "@hearth/contract";
import { categoryListing, searchListing, suggestListing } from "../../modules/catalog/index.ts";
import { SEARCH_RULES } from "../../modules/projection/index.ts";
import { handle } from "../answer/endpoint.ts";

export const listingHandlers = {
  readProductListing: handle(
    endpoints.readProductListing,
    async ({ scope, services, params, criteria, listing, dependsOn }) => {
      const found = await categoryListing(services, scope, params.categoryId, { criteria, listing });
      // A stream may take in products of any category.
      if (found.streamId) dependsOn("catalog");
      return found;
    },
    ({ categoryId }) => [`listing:${categoryId}`, "menu", "seo"],
  ),

  searchPage: handle(
    endpoints.searchPage,
    ({ scope, services, input, criteria, listing }) =>
      searchListing(services, scope, input.search, { criteria, listing }),
    () => ["catalog", "seo", SEARCH_RULES],
  ),

  searchSuggest: handle(
    endpoints.searchSuggest,
    ({ scope, services, input, criteria }) => suggestListing(services, scope, input.search, criteria),
    () => ["catalog", "seo", SEARCH_RULES],
  ),
} as const;
