import type { PropertyGroup, PropertyGroupOption } from "@hearth/contract";
import type { LocalizedReference } from "../reference/index.ts";

/** Options gathered under their groups, both in display order. */
export function groupOptions(optionIds: readonly string[], refs: LocalizedReference): PropertyGroup[] {
  type Gathered = Omit<PropertyGroup, "options"> & { options: PropertyGroupOption[] };
  const groups = new Map<string, Gathered>();
  for (const optionId of optionIds) {
    const option = refs.propertyOption(optionId);
    const head = refs.propertyGroup(option?.groupId);
    if (!option || !head) continue;
    const group: Gathered = groups.get(head.id) ?? { ...head, options: [] };
    group.options.push(option);
    groups.set(head.id, group);
  }
  const sorted = [...groups.values()].toSorted(
    (a, b) => (a.position ?? 0) - (b.position ?? 0) || byText(a.translated.name, b.translated.name),
  );
  for (const group of sorted) group.options.sort(group.sortingType === "alphanumeric" ? byName : byPosition);
  return sorted;
}

const byPosition = (a: PropertyGroupOption, b: PropertyGroupOption) =>
  (a.position ?? 0) - (b.position ?? 0) || byName(a, b);
const byName = (a: PropertyGroupOption, b: PropertyGroupOption) =>
  byText(a.translated.name, b.translated.name);

/** "10 m" comes after "2 m". */
const collator = new Intl.Collator("de", { numeric: true });
const byText = (a: string | null, b: string | null) => collator.compare(a ?? "", b ?? "");
