import { endpoints } from "@hearth/contract";
import { suggestListing } from "../../modules/catalog/index.ts";
import { SEARCH_RULES } from "../../modules/projection/index.ts";
import { handle } from "../endpoint.ts";

export const searchSuggest = handle(
  endpoints.searchSuggest,
  ({ scope, services, input, criteria }) => suggestListing(services, scope, input.search, criteria),
  () => ["catalog", "seo", SEARCH_RULES],
);
