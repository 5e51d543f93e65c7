import type { IndexEntry, ListAnswer, ListFacets, ListFilters, ListQuery, ListScope } from "../src/index.ts";

type Test = { facet: string; passes(entry: IndexEntry): boolean };

/** What a listing must answer, computed the slow and obvious way. Searches are for the word every entry has. */
export function naiveList(entries: readonly IndexEntry[], query: ListQuery): ListAnswer {
  const selected = entries.filter((entry) => isInScope(entry, query.scope));
  const tests = filterTests(entries, query.filters);
  const matches = selected
    .filter((entry) => tests.every((test) => test.passes(entry)))
    .toSorted(compare(query.sort));
  return {
    hits: matches.slice(query.offset, query.offset + query.limit).map(({ productId }) => ({ productId })),
    total: matches.length,
    facets: query.facets === "none" ? null : naiveFacets(selected, query.facets === "all" ? [] : tests),
  };
}

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

function filterTests(entries: readonly IndexEntry[], filters: ListFilters): Test[] {
  const tests: Test[] = [];
  const { manufacturerIds, minPriceCents = 0, maxPriceCents = Infinity, ratingMin, productIds } = filters;
  const groupOf = new Map(
    entries.flatMap((entry) => entry.options.map((each) => [each.optionId, each.groupId])),
  );
  if (manufacturerIds?.length) {
    tests.push({
      facet: "manufacturer",
      passes: (entry) => manufacturerIds.includes(entry.manufacturerId ?? ""),
    });
  }
  for (const [group, ids] of Map.groupBy(filters.optionIds ?? [], (id) => groupOf.get(id) ?? "unknown")) {
    tests.push({
      facet: group,
      passes: (entry) => entry.options.some((each) => ids.includes(each.optionId)),
    });
  }
  tests.push({
    facet: "price",
    passes: ({ priceCents }) => minPriceCents <= priceCents && priceCents <= maxPriceCents,
  });
  if (ratingMin !== undefined) {
    tests.push({ facet: "rating", passes: (entry) => (entry.ratingAverage ?? -1) >= ratingMin });
  }
  if (filters.shippingFree) tests.push({ facet: "shipping-free", passes: (entry) => entry.shippingFree });
  if (filters.available) tests.push({ facet: "available", passes: (entry) => entry.available });
  if (productIds) {
    const isChosen = (entry: IndexEntry): boolean =>
      [entry.productId, ...entry.variantIds].some((each) => productIds.includes(each));
    tests.push({ facet: "product", passes: isChosen });
  }
  return tests;
}

function naiveFacets(selected: readonly IndexEntry[], tests: readonly Test[]): ListFacets {
  const offered = (facet: string): IndexEntry[] =>
    selected.filter((entry) => tests.every((test) => test.facet === facet || test.passes(entry)));
  const prices = offered("price").map((entry) => entry.priceCents);
  const ratings = offered("rating").flatMap((entry) => entry.ratingAverage ?? []);
  const groups = new Set(selected.flatMap((entry) => entry.options.map((option) => option.groupId)));
  const options = [...groups].flatMap((group) =>
    offered(group).flatMap((entry) => entry.options.filter((option) => option.groupId === group)),
  );
  return {
    manufacturerIds: [...new Set(offered("manufacturer").flatMap((entry) => entry.manufacturerId ?? []))],
    optionIds: [...new Set(options.map((option) => option.optionId))],
    price: prices.length > 0 ? { minCents: Math.min(...prices), maxCents: Math.max(...prices) } : null,
    ratingMax: ratings.length > 0 ? Math.max(...ratings) : null,
    shippingFree: offered("shipping-free").some((entry) => entry.shippingFree),
  };
}

/** Tests give every entry its own sales and price, so there are no ties to break. */
function compare(sort: ListQuery["sort"]): (a: IndexEntry, b: IndexEntry) => number {
  switch (sort) {
    case "price-asc":
      return (a, b) => a.priceCents - b.priceCents;
    case "price-desc":
      return (a, b) => b.priceCents - a.priceCents;
    case "score":
    case "topseller":
      return (a, b) => b.sales - a.sales;
  }
}
