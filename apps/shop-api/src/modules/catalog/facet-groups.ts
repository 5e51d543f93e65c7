import type { FacetCount } from "@hearth/catalog-index";
import type { PropertyGroup } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import { groupOptions } from "./sorted-properties.ts";

/** Properties to filter by: those that lead in their order, the others by name, or all as the shop has them; numbers by size. */
export function facetGroups(
  scope: Scope,
  options: readonly FacetCount[],
  leadingIds: readonly string[],
): PropertyGroup[] {
  const rank = (id: string) => (leadingIds.includes(id) ? leadingIds.indexOf(id) : leadingIds.length);
  return groupOptions(
    options.map(({ id }) => id),
    scope.refs,
  )
    .filter((group) => group.filterable)
    .toSorted((a, b) => (leadingIds.length > 0 ? rank(a.id) - rank(b.id) || byName(a, b) : 0))
    .map((group) => scaled(scope, group));
}

const byName = (a: PropertyGroup, b: PropertyGroup) =>
  (a.translated.name ?? "").localeCompare(b.translated.name ?? "", "de");

function scaled({ reference }: Scope, group: PropertyGroup): PropertyGroup {
  const scale = reference.optionScale.get(group.id);
  if (!scale) return group;
  const options = (group.options ?? [])
    .map((option) => ({ ...option, extensions: { scale: { value: scale.values.get(option.id) ?? 0 } } }))
    .toSorted((a, b) => a.extensions.scale.value - b.extensions.scale.value);
  return { ...group, options, extensions: { scale: { unit: scale.unit } } };
}
