import type { FacetCount } from "@hearth/catalog-index";
import type { Scope } from "../context/index.ts";

/** The property groups a merchant wants first: of the category, or of the one that most hits of a search are in. */
export function leadingGroupIds(
  scope: Scope,
  { categoryId, found }: { categoryId: string | undefined; found: readonly FacetCount[] },
): readonly string[] {
  if (categoryId !== undefined) return groupsOf(scope, categoryId);
  const main = found.find(({ id }) => (scope.reference.category.get(id)?.filter_group_ids.length ?? 0) > 0);
  return main ? groupsOf(scope, main.id) : [];
}

/** Its own, else those of the nearest category above. */
function groupsOf({ reference }: Scope, categoryId: string): readonly string[] {
  const line = [...(reference.category.get(categoryId)?.path ?? []), categoryId];
  return (
    line.map((id) => reference.category.get(id)?.filter_group_ids ?? []).findLast((ids) => ids.length > 0) ??
    []
  );
}
