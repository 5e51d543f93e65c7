import Type from "typebox";
import { idParam, readEndpoint } from "../endpoint.ts";
import { ProductListingSchema, ProductSuggestSchema } from "../listing/product-listing.ts";
import { badId, filterErrors, missingParameter, pagingErrors } from "./shared-errors.ts";

const Search = Type.Object({ search: Type.String({ minLength: 1, maxLength: 500 }) });

/** Listings have their own filters, sortings and aggregations; of the criteria only these make sense beside them. */
const listingCriteria = [
  "page",
  "limit",
  "post-filter",
  "associations",
  "includes",
  "total-count-mode",
] as const;

export const listingEndpoints = {
  readProductListing: readEndpoint({
    operationId: "readProductListing",
    path: "/product-listing/{categoryId}",
    summary: "Products of a category with filters and sortings",
    pathParams: { categoryId: idParam("Id of the category") },
    criteria: listingCriteria,
    pageKey: "p",
    listing: true,
    answers: { 200: ProductListingSchema },
    errors: [badId, ...pagingErrors, ...filterErrors, { status: 404, code: "PRODUCT__CATEGORY_NOT_FOUND" }],
  }),
  searchPage: readEndpoint({
    operationId: "searchPage",
    path: "/search",
    summary: "Product search with filters and sortings",
    criteria: listingCriteria,
    pageKey: "p",
    listing: true,
    input: Search,
    required: ["search"],
    answers: { 200: ProductListingSchema },
    errors: [...pagingErrors, ...filterErrors, missingParameter],
  }),
  searchSuggest: readEndpoint({
    operationId: "searchSuggest",
    path: "/search-suggest",
    summary: "Products while typing, with their manufacturers and categories",
    criteria: listingCriteria,
    pageKey: "p",
    listing: true,
    input: Search,
    required: ["search"],
    answers: { 200: ProductSuggestSchema },
    errors: [...pagingErrors, ...filterErrors, missingParameter],
  }),
} as const;
