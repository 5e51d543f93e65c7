import { endpoints } from "@hearth/contract";
import { categoryListing } from "../../modules/catalog/index.ts";
import { handle } from "../endpoint.ts";

export const readProductListing = handle(
  endpoints.readProductListing,
  async ({ scope, services, params, criteria, listing, dependsOn }) => {
    const found = await categoryListing(services, scope, params.categoryId, { criteria, listing });
    // A stream may take in products of any category.
    if (found.streamId) dependsOn("catalog");
    return found;
  },
  ({ categoryId }) => [`listing:${categoryId}`, "menu", "seo"],
);
