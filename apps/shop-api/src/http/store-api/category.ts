import { endpoints, failure } from "@hearth/contract";
import { categoryPage } from "../../modules/content/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import {
  categoryList,
  categoryRelations,
  navigationTree,
  withProductCounts,
} from "../../modules/navigation/index.ts";
import { handle, NO_CONTENT } from "../answer/endpoint.ts";
import { slotIds } from "../slot-ids.ts";

const DEFAULT_DEPTH = 2;

export const categoryHandlers = {
  readNavigation: handle(
    endpoints.readNavigation,
    async ({ scope, services, params, criteria, input }) => {
      wantedRelations(criteria.associations, categoryRelations);
      if (criteria.filters.length > 0) {
        throw failure(400, "FRAMEWORK__INVALID_FILTER_QUERY", {
          detail: "The navigation cannot be filtered",
          pointer: "/filter",
        });
      }
      const { depth = DEFAULT_DEPTH, buildTree = true } = input;
      const { activeId, rootId } = params;
      const tree = navigationTree(scope, { activeId, rootId, depth, buildTree });
      return tree ? withProductCounts(services.index, scope, tree) : NO_CONTENT;
    },
    () => ["menu", "seo"],
  ),

  readCategoryList: handle(
    endpoints.readCategoryList,
    async ({ scope, services, criteria }) => {
      const list = categoryList(scope, criteria);
      return { ...list, elements: await withProductCounts(services.index, scope, list.elements) };
    },
    () => ["menu", "seo"],
  ),

  readCategory: handle(
    endpoints.readCategory,
    ({ scope, services, params, criteria, listing, input, dependsOn }) => {
      wantedRelations(criteria.associations, categoryRelations);
      const deps = { sql: services.sql, index: services.index, onProducts: () => dependsOn("catalog") };
      return categoryPage(deps, scope, params.navigationId, {
        criteria,
        listing,
        slotIds: slotIds(input.slots),
      });
    },
    ({ navigationId }) => [
      "menu",
      "content",
      "seo",
      navigationId === "home" ? "catalog" : `listing:${navigationId}`,
    ],
  ),
} as const;
