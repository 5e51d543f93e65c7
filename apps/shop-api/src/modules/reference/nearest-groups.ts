import type { ReferenceData } from "./reference-data.ts";

/** Property groups a category names for this purpose: its own, else those of the nearest category above. */
export function nearestGroupIds(
  reference: ReferenceData,
  categoryId: string,
  purpose: "filter_group_ids" | "fact_group_ids",
): readonly string[] {
  const line = [...(reference.category.get(categoryId)?.path ?? []), categoryId];
  return (
    line.map((id) => reference.category.get(id)?.[purpose] ?? []).findLast((ids) => ids.length > 0) ?? []
  );
}
