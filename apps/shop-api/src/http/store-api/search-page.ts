import { endpoints } from "@hearth/contract";
import { searchListing } from "../../modules/catalog/index.ts";
import { SEARCH_RULES } from "../../modules/projection/index.ts";
import { handle } from "../endpoint.ts";

export const searchPage = handle(
  endpoints.searchPage,
  ({ scope, services, input, criteria, listing }) =>
    searchListing(services, scope, input.search, { criteria, listing }),
  () => ["catalog", "seo", SEARCH_RULES],
);
