import type { FacetCount } from "@hearth/catalog-index";
import type { Scope } from "../../context/index.ts";
import { nearestGroupIds } from "../../reference/index.ts";

/** The property groups a merchant wants first: of the category, or of the one that most hits of a search are in. */
export function leadingGroupIds(
  scope: Scope,
  { categoryId, found }: { categoryId: string | undefined; found: readonly FacetCount[] },
): readonly string[] {
  if (categoryId !== undefined) return nearestGroupIds(scope.reference, categoryId, "filter_group_ids");
  const main = found.find(({ id }) => (scope.reference.category.get(id)?.filter_group_ids.length ?? 0) > 0);
  return main ? nearestGroupIds(scope.reference, main.id, "filter_group_ids") : [];
}
