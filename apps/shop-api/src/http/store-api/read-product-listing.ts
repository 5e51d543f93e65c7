import { endpoints } from "@hearth/contract";
import { categoryListing } from "../../modules/catalog/index.ts";
import { handle } from "../endpoint.ts";

export const readProductListing = handle(
  endpoints.readProductListing,
  ({ scope, services, params, criteria, listing }) =>
    categoryListing(services, scope, params.categoryId, { criteria, listing }),
  ({ categoryId }) => [`listing:${categoryId}`, "menu", "seo"],
);
