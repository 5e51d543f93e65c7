import type { ListingAggregations } from "@hearth/contract";
import { canNarrow, optionState } from "./filter-option.ts";
import type { FilterOption } from "./filter-option.ts";

type Facets = Partial<Pick<ListingAggregations, "category" | "category-count">>;
interface Place {
  option: FilterOption;
  trail: readonly string[];
}

/** Where the found products are: categories below each other, most first, without those above all of them. */
export function categoryOptions(
  all: Facets,
  possible: Facets,
  { chosen, total }: { chosen: readonly string[]; total: number },
): FilterOption[] {
  const state = optionState(chosen, possible.category?.entities, possible["category-count"]);
  const known = (all.category?.entities ?? []).map(({ id, translated }): Place => {
    const name = translated.name ?? "";
    return { option: { ...state(id), name }, trail: trailOf(translated.breadcrumb, name) };
  });
  const holdsAll = ({ trail }: Place) =>
    known.every((other) => other.trail === trail || isAbove(trail, other.trail));
  const places = known
    .filter((place) => chosen.includes(place.option.id) || !holdsAll(place))
    .toSorted(byHits(all, known));
  const options = places.map((place) => ({
    ...place.option,
    depth: places.filter(({ trail }) => isAbove(trail, place.trail)).length,
  }));
  return chosen.length > 0 || canNarrow(options, total) ? options : [];
}

/** A foreign shop may leave the way there out. */
function trailOf(breadcrumb: readonly string[] | undefined, name: string): readonly string[] {
  return breadcrumb && breadcrumb.length > 0 ? breadcrumb : [name];
}

function isAbove(upper: readonly string[], lower: readonly string[]): boolean {
  return upper.length < lower.length && upper.every((part, index) => part === lower[index]);
}

/** By everything the search finds, so that a choice moves nothing. */
function byHits({ "category-count": counts }: Facets, places: readonly Place[]) {
  const found = new Map((counts?.buckets ?? []).map(({ key, count }) => [key, count]));
  const hitsAt = new Map(places.map(({ option, trail }) => [trail.join("\n"), found.get(option.id) ?? 0]));
  return ({ trail: a }: Place, { trail: b }: Place): number => {
    const fork = a.findIndex((part, index) => part !== b[index]);
    if (fork === -1) return a.length - b.length;
    const hits = (trail: readonly string[]) => hitsAt.get(trail.slice(0, fork + 1).join("\n")) ?? 0;
    return hits(b) - hits(a) || (a[fork] ?? "").localeCompare(b[fork] ?? "");
  };
}
