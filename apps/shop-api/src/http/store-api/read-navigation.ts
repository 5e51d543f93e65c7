import { endpoints, failure } from "@hearth/contract";
import { categoryRelations, navigationTree } from "../../modules/navigation/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

const DEFAULT_DEPTH = 2;

export const readNavigation = handle(
  endpoints.readNavigation,
  ({ scope, params, criteria, input }) => {
    wantedRelations(criteria.associations, categoryRelations);
    if (criteria.filters.length > 0) {
      throw failure(400, "FRAMEWORK__INVALID_FILTER_QUERY", {
        detail: "The navigation cannot be filtered",
        pointer: "/filter",
      });
    }
    const { depth = DEFAULT_DEPTH, buildTree = true } = input;
    return (
      navigationTree(scope, { activeId: params.activeId, rootId: params.rootId, depth, buildTree }) ??
      NO_CONTENT
    );
  },
  () => ["menu", "seo"],
);
