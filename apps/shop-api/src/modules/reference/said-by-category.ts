import type { ReferenceData } from "./reference-data.ts";
import type { ProductRole } from "./reference-rows.ts";

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

/** What products of a category are, as it or the nearest category above says. */
export function nearestRole(reference: ReferenceData, categoryId: string): ProductRole | null {
  const line = [...(reference.category.get(categoryId)?.path ?? []), categoryId];
  return line.map((id) => reference.category.get(id)?.product_role ?? null).findLast((role) => role) ?? null;
}
