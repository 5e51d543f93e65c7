import type { FacetCount } from "@hearth/catalog-index";
import type { PropertyGroup } from "@hearth/contract";
import type { Scope } from "../../context/index.ts";
import { leadingFacets } from "./leading-facets.ts";
import { groupOptions } from "../sorted-properties.ts";

/** Properties to filter by: those that lead first, the others by name; numbers by size. */
export function facetGroups(
  scope: Scope,
  found: readonly FacetCount[],
  namedIds: readonly string[],
): PropertyGroup[] {
  const hits = new Map(found.map((each) => [each.id, each.hits]));
  const groups = groupOptions([...hits.keys()], scope.refs).filter((group) => group.filterable);
  const offered = groups.map(({ id, options }) => ({
    id,
    hits: (options ?? []).map((option) => hits.get(option.id) ?? 0),
  }));
  const leading = leadingFacets(offered, namedIds);
  const rank = (id: string) => (leading.includes(id) ? leading.indexOf(id) : leading.length);
  return groups
    .toSorted((a, b) => rank(a.id) - rank(b.id) || byName(a, b))
    .map((group) => {
      const shown = scaled(scope, group);
      return { ...shown, extensions: { ...shown.extensions, isLeading: leading.includes(group.id) } };
    });
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
