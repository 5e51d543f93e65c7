import type { FacetCount, ListFacets } from "../port.ts";
import { allOf, type FilterTests, OPTIONS_PREFIX, passing, passingMembers } from "./filter-tests.ts";

const MOST_MANUFACTURERS = 2_000;
const MOST_OPTIONS = 20_000;
const MOST_CATEGORIES = 2_000;

interface Bucket {
  key: string;
  doc_count: number;
  hits?: { doc_count: number };
}
interface Buckets {
  values: { buckets: Bucket[] };
}
/** Values of members come one level deeper. */
type MemberBuckets = Buckets | { members: { fitting: Buckets } };
interface Ends {
  min: { value: number | null };
  max: { value: number | null };
}
export interface FacetAnswer {
  manufacturer: Buckets;
  category?: Buckets;
  price: Ends | { members: { fitting: Ends } };
  rating: { max: { value: number | null } };
  shippingFree: { doc_count: number };
  [options: `${typeof OPTIONS_PREFIX}${string}`]: MemberBuckets;
}

/** What may still be chosen: each facet is narrowed by all filters but its own. Without filters it is what the scope holds. */
export function facetQuestions(tests: FilterTests, isSearch: boolean): Record<string, object> {
  const behind = (facet: string, ...more: object[]) => allOf([...passing(tests, facet), ...more]);
  const chosenGroups = tests.member
    .map(({ facet }) => facet)
    .filter((facet) => facet.startsWith(OPTIONS_PREFIX));
  return {
    manufacturer: {
      filter: behind("manufacturer"),
      aggs: { values: { terms: { field: "manufacturerId", size: MOST_MANUFACTURERS } } },
    },
    ...(isSearch && {
      category: {
        filter: behind("category"),
        aggs: { values: { terms: { field: "categoryIds", size: MOST_CATEGORIES } } },
      },
    }),
    // All groups, narrowed by every filter; those with a choice of their own come once more without it.
    [OPTIONS_PREFIX]: optionQuestion(tests, ""),
    ...Object.fromEntries(chosenGroups.map((facet) => [facet, optionQuestion(tests, facet)])),
    price: priceQuestion(tests),
    rating: { filter: behind("rating"), aggs: { max: { max: { field: "ratingAverage" } } } },
    shippingFree: { filter: behind("shipping-free", { term: { shippingFree: true } }) },
  };
}

/** As long as no filter is about members, all options of a hit count. */
function optionQuestion(tests: FilterTests, facet: string): object {
  const groupId = facet.slice(OPTIONS_PREFIX.length);
  const include = groupId && { include: `${groupId}:.*` };
  const values = (field: string) => ({ terms: { field, size: MOST_OPTIONS, ...include } });
  const filter = allOf(passing(tests, facet));
  if (tests.member.length === 0) return { filter, aggs: { values: values("groupedOptionIds") } };
  const counted = { ...values("members.groupedOptionIds"), aggs: { hits: { reverse_nested: {} } } };
  return { filter, aggs: ofMembers(passingMembers(tests, facet), { values: counted }) };
}

function priceQuestion(tests: FilterTests): object {
  const { member, low, high } = tests.prices;
  const filter = allOf(passing(tests, "price"));
  const ends = (min: string, max: string) => ({ min: { min: { field: min } }, max: { max: { field: max } } });
  if (tests.member.length === 0) return { filter, aggs: ends(low, high) };
  const fitting = ends(member, member);
  return { filter, aggs: ofMembers(passingMembers(tests, "price"), fitting) };
}

function ofMembers(filter: object, aggs: object): object {
  return { members: { nested: { path: "members" }, aggs: { fitting: { filter, aggs } } } };
}

export function facetsFrom(answer: FacetAnswer): ListFacets {
  const { [OPTIONS_PREFIX]: all, ...rest } = answer;
  const chosen = Object.entries(rest).filter(([name]) => name.startsWith(OPTIONS_PREFIX));
  const chosenGroups = new Set(chosen.map(([name]) => name.slice(OPTIONS_PREFIX.length)));
  const others = countsIn(all).filter(({ id }) => !chosenGroups.has(groupIn(id)));
  const options = [...others, ...chosen.flatMap(([, buckets]) => countsIn(buckets as MemberBuckets))];
  const { min, max } = "members" in answer.price ? answer.price.members.fitting : answer.price;
  return {
    manufacturers: countsIn(answer.manufacturer),
    options: options.map(({ id, hits }) => ({ id: id.slice(groupIn(id).length + 1), hits })),
    categories: countsIn(answer.category),
    price: min.value === null || max.value === null ? null : { minCents: min.value, maxCents: max.value },
    ratingMax: answer.rating.max.value,
    shippingFree: answer.shippingFree.doc_count > 0,
  };
}

const groupIn = (grouped: string): string => grouped.slice(0, grouped.indexOf(":"));

export function countsIn(buckets: MemberBuckets | undefined): FacetCount[] {
  if (!buckets) return [];
  const { values } = "members" in buckets ? buckets.members.fitting : buckets;
  return values.buckets.map(({ key, doc_count: count, hits }) => ({
    id: key,
    hits: hits?.doc_count ?? count,
  }));
}
