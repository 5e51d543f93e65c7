import type { ListQuery } from "../port.ts";

/** One filter: the facet it belongs to, which is not narrowed by it, and what it asks of a hit, or of a member. */
export interface FilterTest {
  facet: string;
  query: object;
}

/** Tests of hits, and those that one member of a hit has to pass together. */
export interface FilterTests {
  hit: readonly FilterTest[];
  member: readonly FilterTest[];
  prices: PriceFields;
}

/** Where the prices stand that count: of a member, and the ends of a hit. */
type PriceFields = Record<"member" | "low" | "high", string>;

function priceFields(list: string | undefined): PriceFields {
  return list === undefined
    ? { member: "members.priceCents", low: "minPriceCents", high: "maxPriceCents" }
    : { member: `members.priceLists.${list}`, low: `lowPrices.${list}`, high: `highPrices.${list}` };
}

export function noTests(priceList?: string): FilterTests {
  return { hit: [], member: [], prices: priceFields(priceList) };
}

/** A facet per group of options. */
export const OPTIONS_PREFIX = "options:";

/** `groupOf` knows the group of every chosen option that is in the index. */
export function filterTests(
  { filters, priceList }: Pick<ListQuery, "filters" | "priceList">,
  groupOf: (optionId: string) => string,
): FilterTests {
  const prices = priceFields(priceList);
  const { manufacturerIds, categoryIds, ratingMin, productIds } = filters;
  const { optionIds = [], minPriceCents, maxPriceCents } = filters;
  const hit: FilterTest[] = [];
  const member: FilterTest[] = [];
  const add = (tests: FilterTest[], facet: string, query: object) => tests.push({ facet, query });
  if (manufacturerIds?.length) add(hit, "manufacturer", { terms: { manufacturerId: manufacturerIds } });
  if (categoryIds?.length) add(hit, "category", { terms: { categoryIds } });
  if (ratingMin !== undefined) add(hit, "rating", { range: { ratingAverage: { gte: ratingMin } } });
  if (filters.shippingFree) add(hit, "shipping-free", { term: { shippingFree: true } });
  if (productIds) add(hit, "product", { terms: { productIds } });
  for (const [groupId, ids] of Map.groupBy(optionIds, groupOf)) {
    const grouped = ids.map((id) => `${groupId}:${id}`);
    add(member, OPTIONS_PREFIX + groupId, { terms: { "members.groupedOptionIds": grouped } });
  }
  if (minPriceCents !== undefined || maxPriceCents !== undefined) {
    add(member, "price", { range: { [prices.member]: { gte: minPriceCents, lte: maxPriceCents } } });
  }
  if (filters.available) add(member, "available", { term: { "members.available": true } });
  return { hit, member, prices };
}

/** The hits that pass all tests, those of one facet left out. */
export function passing({ hit, member }: FilterTests, except = ""): object[] {
  const fitting = queries(member, except);
  const own = fitting.length > 0 ? [{ nested: { path: "members", query: allOf(fitting) } }] : [];
  return [...queries(hit, except), ...own];
}

/** The members that pass all tests of members, those of one facet left out. */
export function passingMembers({ member }: FilterTests, except = ""): object {
  return allOf(queries(member, except));
}

export function allOf(filter: readonly object[]): object {
  return { bool: { filter } };
}

function queries(tests: readonly FilterTest[], except: string): object[] {
  return tests.filter(({ facet }) => facet !== except).map(({ query }) => query);
}
