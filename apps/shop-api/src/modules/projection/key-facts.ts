import type { KeyFactIds, ProductDoc } from "../catalog/index.ts";
import { nearestGroupIds, type ReferenceData } from "../reference/index.ts";

const MOST_FACTS = 4;
const MOST_WORDS = 2;

/**
 * The facts that decide, by the list of the product's main category. A family shows both ends of what its articles have where these are
 * numbers, and leaves out words that are too many to tell anything.
 */
export function keyFacts(
  { categoryIds }: Pick<ProductDoc, "categoryIds">,
  articles: readonly Pick<ProductDoc, "propertyIds" | "optionIds">[],
  reference: ReferenceData,
): KeyFactIds[] {
  const groupIds = nearestGroupIds(reference, categoryIds[0] ?? "", "fact_group_ids");
  if (groupIds.length === 0) return [];
  const all = new Set(articles.flatMap(({ optionIds, propertyIds }) => [...optionIds, ...propertyIds]));
  const byGroup = Map.groupBy(all, (id) => reference.propertyOption.get(id)?.group_id ?? "");
  return groupIds
    .flatMap((groupId) => {
      const optionIds = toldOptions(byGroup.get(groupId) ?? [], reference.optionScale.get(groupId)?.values);
      return optionIds.length > 0 ? [{ groupId, optionIds }] : [];
    })
    .slice(0, MOST_FACTS);
}

function toldOptions(optionIds: readonly string[], scale: ReadonlyMap<string, number> | undefined): string[] {
  if (optionIds.length <= 1) return [...optionIds];
  if (!scale) return optionIds.length <= MOST_WORDS ? [...optionIds] : [];
  const sorted = optionIds.toSorted((a, b) => (scale.get(a) ?? 0) - (scale.get(b) ?? 0));
  return [...sorted.slice(0, 1), ...sorted.slice(-1)];
}
