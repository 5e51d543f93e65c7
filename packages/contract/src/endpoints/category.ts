import Type from "typebox";
import { criteriaKeys } from "../criteria/criteria-key.ts";
import { idParam, readEndpoint } from "../endpoint.ts";
import { CategorySchema } from "../entity/content/category.ts";
import { entitySearchResult, NavigationSchema } from "../envelope.ts";
import { SlotsInput } from "./slots-input.ts";
import { associationErrors, badId, criteriaErrors, pagingErrors } from "./shared-errors.ts";

export const navigationAliases = ["main-navigation", "footer-navigation", "service-navigation"] as const;

export const categoryEndpoints = {
  readNavigation: readEndpoint({
    operationId: "readNavigation",
    path: "/navigation/{activeId}/{rootId}",
    summary: "Category tree; 204 when the footer or service root is not set",
    pathParams: {
      activeId: idParam("The category the visitor is in", navigationAliases),
      rootId: idParam("Where the tree starts", navigationAliases),
    },
    criteria: ["filter", "associations", "includes"],
    input: Type.Object({
      depth: Type.Optional(Type.Integer({ minimum: 0, maximum: 10, default: 2 })),
      buildTree: Type.Optional(Type.Boolean({ default: true })),
    }),
    answers: { 200: NavigationSchema, 204: null },
    errors: [
      badId,
      ...associationErrors,
      { status: 400, code: "FRAMEWORK__INVALID_FILTER_QUERY" },
      { status: 404, code: "CONTENT__CATEGORY_NOT_FOUND" },
    ],
  }),
  readCategoryList: readEndpoint({
    operationId: "readCategoryList",
    path: "/category",
    summary: "Categories below the roots of the channel, without CMS data",
    criteria: criteriaKeys,
    answers: { 200: entitySearchResult(CategorySchema, "CategoryResult") },
    errors: criteriaErrors,
  }),
  readCategory: readEndpoint({
    operationId: "readCategory",
    path: "/category/{navigationId}",
    summary: "One category with its resolved CMS page",
    pathParams: { navigationId: idParam("Id of the category", ["home"]) },
    criteria: ["page", "limit", "associations", "includes"],
    pageKey: "p",
    listing: true,
    input: SlotsInput,
    answers: { 200: CategorySchema },
    errors: [
      badId,
      ...pagingErrors,
      { status: 404, code: "CONTENT__CATEGORY_NOT_FOUND" },
      { status: 404, code: "CONTENT__CMS_PAGE_NOT_FOUND" },
    ],
  }),
} as const;
