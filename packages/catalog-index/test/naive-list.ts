import type {
  FacetCount,
  IndexEntry,
  IndexMember,
  ListAnswer,
  ListFacets,
  ListFilters,
  ListQuery,
  ListScope,
} from "../src/index.ts";
import { chosenMember } from "../src/member/chosen-member.ts";
import { fittingMembers } from "../src/member/fitting-members.ts";

/** What is asked: `facet` is the filter left out of account, when its own options are counted. */
type Match = (entry: IndexEntry, facet: string) => readonly IndexMember[];

/** What a listing must answer, computed the slow and obvious way. Searches are for the word every entry has. */
export function naiveList(all: readonly IndexEntry[], query: ListQuery): ListAnswer {
  const entries = all.map((entry) => ({ ...entry, members: entry.members.map(pricedBy(query.priceList)) }));
  const selected = entries.filter((entry) => isInScope(entry, query.scope));
  const match = matcher(entries, query.filters);
  const matches = selected
    .map((entry) => ({ entry, fitting: match(entry, "") }))
    .filter(({ fitting }) => fitting.length > 0)
    .map(({ entry, fitting }) => ({
      entry,
      priceCents: Math.min(...fitting.map((member) => member.priceCents)),
      memberId: chosenMember(named(entry.members), named(fitting), null),
    }))
    .toSorted(compare(query));
  const isSearch = query.scope.kind === "search";
  return {
    hits: matches
      .slice(query.offset, query.offset + query.limit)
      .map(({ entry, memberId }) => ({ productId: entry.productId, memberId })),
    total: matches.length,
    facets:
      query.facets === "none"
        ? null
        : naiveFacets(selected, query.facets === "all" ? (entry) => entry.members : match, isSearch),
    exactId: null,
    spelling: null,
  };
}

const pricedBy = (list: string | undefined) => (member: IndexMember) => ({
  ...member,
  priceCents: list === undefined ? member.priceCents : (member.priceLists?.[list] ?? member.priceCents),
});

const named = (members: readonly IndexMember[]) => members.map((member) => ({ ...member, optionNames: [] }));

function isInScope(entry: IndexEntry, scope: ListScope): boolean {
  switch (scope.kind) {
    case "category":
      return entry.categoryIds.includes(scope.categoryId);
    case "stream":
      return entry.streamIds.includes(scope.streamId);
    case "search":
      return true;
  }
}

/** The members of a hit that fit, none when the hit itself does not. */
function matcher(entries: readonly IndexEntry[], filters: ListFilters): Match {
  const { manufacturerIds, categoryIds, ratingMin, productIds, optionIds = [] } = filters;
  const groups = new Map(
    entries
      .flatMap(({ members }) => members.flatMap(({ options }) => options))
      .map((each) => [each.optionId, each.groupId]),
  );
  const groupOf = (optionId: string) => groups.get(optionId) ?? "unknown";
  return (entry, facet) => {
    const ids = [entry.productId, ...entry.members.map(({ productId }) => productId)];
    const passes =
      (facet === "manufacturer" ||
        !manufacturerIds?.length ||
        manufacturerIds.includes(entry.manufacturerId ?? "")) &&
      (facet === "category" || !categoryIds?.length || isOneOf(entry.categoryIds, categoryIds)) &&
      (facet === "rating" || ratingMin === undefined || (entry.ratingAverage ?? -1) >= ratingMin) &&
      (facet === "shipping-free" || !filters.shippingFree || entry.shippingFree) &&
      (!productIds || isOneOf(ids, productIds));
    const { minPriceCents: _min, maxPriceCents: _max, ...rest } = filters;
    const asked = {
      ...(facet === "price" ? rest : filters),
      optionIds: optionIds.filter((id) => groupOf(id) !== facet),
    };
    return passes ? fittingMembers(entry.members, asked, groupOf) : [];
  };
}

function isOneOf(ids: readonly string[], wanted: readonly string[]): boolean {
  return ids.some((id) => wanted.includes(id));
}

function naiveFacets(selected: readonly IndexEntry[], match: Match, isSearch: boolean): ListFacets {
  const offered = (facet: string) => selected.filter((entry) => match(entry, facet).length > 0);
  const prices = selected.flatMap((entry) => match(entry, "price").map((member) => member.priceCents));
  const ratings = offered("rating").flatMap((entry) => entry.ratingAverage ?? []);
  const groups = new Set(
    selected.flatMap(({ members }) =>
      members.flatMap(({ options }) => options.map(({ groupId }) => groupId)),
    ),
  );
  const options = [...groups].flatMap((group) =>
    selected.flatMap((entry) => {
      const own = match(entry, group).flatMap((member) =>
        member.options.filter(({ groupId }) => groupId === group).map(({ optionId }) => optionId),
      );
      return [...new Set(own)];
    }),
  );
  return {
    manufacturers: counted(offered("manufacturer").flatMap((entry) => entry.manufacturerId ?? [])),
    options: counted(options),
    categories: isSearch ? counted(offered("category").flatMap((entry) => entry.categoryIds)) : [],
    price: prices.length > 0 ? { minCents: Math.min(...prices), maxCents: Math.max(...prices) } : null,
    ratingMax: ratings.length > 0 ? Math.max(...ratings) : null,
    shippingFree: offered("shipping-free").some((entry) => entry.shippingFree),
  };
}

function counted(ids: readonly string[]): FacetCount[] {
  return [...Map.groupBy(ids, (id) => id)].map(([id, all]) => ({ id, hits: all.length }));
}

interface Found {
  entry: IndexEntry;
  priceCents: number;
}

/** Tests give every entry its own sales and price: whatever ties is told apart by its sales. */
function compare({ sort, scope }: ListQuery): (a: Found, b: Found) => number {
  const bySales = (a: Found, b: Found) => b.entry.sales - a.entry.sales;
  switch (sort) {
    case "price-asc":
      return (a, b) => a.priceCents - b.priceCents;
    case "price-desc":
      return (a, b) => b.priceCents - a.priceCents;
    case "score":
      return scope.kind === "search"
        ? bySales
        : (a, b) => b.entry.prominence - a.entry.prominence || bySales(a, b);
    case "sales":
      return bySales;
    case "rating":
      return (a, b) => (b.entry.ratingScore ?? -1) - (a.entry.ratingScore ?? -1) || bySales(a, b);
    case "newest":
      return (a, b) => b.entry.releasedAt.getTime() - a.entry.releasedAt.getTime() || bySales(a, b);
  }
}
