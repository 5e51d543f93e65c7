import { endpoints, failure } from "@hearth/contract";
import { categoryRelations, navigationTree, withProductCounts } from "../../modules/navigation/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

const DEFAULT_DEPTH = 2;

export const readNavigation = handle(
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
);
