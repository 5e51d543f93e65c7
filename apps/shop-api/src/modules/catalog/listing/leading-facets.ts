/** How many groups of filters are open to see before the others. */
const FEWEST = 6;
const MOST = 8;

export interface OfferedGroup {
  id: string;
  /** Of its options, how many hits each has. */
  hits: readonly number[];
}

/**
 * The groups that are shown first: those the merchant named, as far as they let choose, and where these are few, the ones that say
 * something about most of the hits.
 */
export function leadingFacets(groups: readonly OfferedGroup[], namedIds: readonly string[]): string[] {
  const choices = new Map(groups.filter(({ hits }) => hits.length > 1).map((group) => [group.id, group]));
  const named = namedIds.filter((id) => choices.has(id)).slice(0, MOST);
  const others = [...choices.values()]
    .filter(({ id }) => !named.includes(id))
    .toSorted((a, b) => told(b) - told(a) || b.hits.length - a.hits.length || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  return [...named, ...others.slice(0, Math.max(0, FEWEST - named.length))];
}

const told = ({ hits }: OfferedGroup) => hits.reduce((sum, each) => sum + each, 0);
