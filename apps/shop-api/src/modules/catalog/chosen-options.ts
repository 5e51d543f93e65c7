import type { ListFilters } from "@hearth/catalog-index";
import type { ListingParameters } from "@hearth/contract";
import type { ReferenceData } from "../reference/index.ts";

/** The id of no option: a range that holds none finds nothing. */
const NO_OPTION = "0".repeat(32);

/** The options a shopper chose one by one and by ranges; where a group has both, those that fit both. */
export function chosenOptionIds(
  { optionIds, propertyRanges }: Pick<ListingParameters, "optionIds" | "propertyRanges">,
  reference: Pick<ReferenceData, "optionScale" | "propertyOption">,
): string[] {
  let chosen = [...optionIds];
  for (const { groupId, min, max } of propertyRanges) {
    const values = reference.optionScale.get(groupId)?.values ?? new Map<string, number>();
    const within = [...values]
      .filter(([, value]) => value >= (min ?? -Infinity) && value <= (max ?? Infinity))
      .map(([optionId]) => optionId);
    const isOfGroup = (id: string) => reference.propertyOption.get(id)?.group_id === groupId;
    const own = chosen.filter(isOfGroup);
    const fitting = own.length > 0 ? own.filter((id) => within.includes(id)) : within;
    chosen = [...chosen.filter((id) => !isOfGroup(id)), ...(fitting.length > 0 ? fitting : [NO_OPTION])];
  }
  return chosen;
}

/** With the groups of the chosen options: a range holds options that no product has yet. */
export function withGroups(
  filters: ListFilters,
  { propertyOption }: Pick<ReferenceData, "propertyOption">,
): ListFilters {
  const { optionIds } = filters;
  if (!optionIds) return filters;
  const groups = optionIds.flatMap((id): [string, string][] => {
    const groupId = propertyOption.get(id)?.group_id;
    return groupId ? [[id, groupId]] : [];
  });
  return { ...filters, optionGroups: new Map(groups) };
}
