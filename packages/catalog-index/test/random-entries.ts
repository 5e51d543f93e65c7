import type { IndexEntry, IndexMember, ListFilters, ListQuery, ListScope } from "../src/index.ts";
import { english, entry, german, id, member, text } from "./entry-builder.ts";

export interface Random {
  below(limit: number): number;
  chance(probability: number): boolean;
}

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return { below: (limit) => Math.floor(next() * limit), chance: (probability) => next() < probability };
}

/** Every random entry is found by it. */
const COMMON_WORD = "Sortiment";
const MOST_MEMBERS = 4;
/** Some customers see other prices than everybody. */
const tradeList = `${id("trade")}-net`;
const WORDS = ["Pumpe", "Kessel", "Rohr", "Ventil", "Speicher", "Modul", "Regler", "Heizung"];

/** `version` changes what the entry says, never who it is. Sales and prices are unique among numbers below 100,000. */
export function randomEntry(number: number, version: number, random: Random): IndexEntry {
  const words = [0, 1, 2].map(() => WORDS[random.below(WORDS.length)]).join(" ");
  const members = Array.from({ length: random.chance(0.3) ? 1 + random.below(MOST_MEMBERS) : 1 }, (_, at) =>
    randomMember(number, at, random),
  );
  return entry(`product ${number}`, {
    members,
    categoryIds: [id("root"), id(`category ${random.below(4)}`)],
    streamIds: random.chance(0.1) ? [id("stream")] : [],
    manufacturerId: random.chance(0.9) ? id(`maker ${random.below(6)}`) : null,
    ratingAverage: random.chance(0.4) ? random.below(501) / 100 : null,
    ratingScore: random.chance(0.4) ? random.below(20) : null,
    shippingFree: random.chance(0.1),
    sales: random.below(50) * 100_000 + number,
    prominence: random.below(5) * 1_000_000_000_000 + random.below(20),
    releasedAt: new Date(Date.UTC(2026, random.below(12), 1)),
    numbers: [`N-${number}`, `V-${number}-${version}`],
    texts: [
      text(german, words, { body: WORDS[random.below(WORDS.length)] ?? "", categoryNames: [COMMON_WORD] }),
      text(english, `${words} en`),
    ],
  });
}

/** The first is the product itself, the others are variants of it. No two have one price. */
function randomMember(number: number, at: number, random: Random): IndexMember {
  const randomPrice = () => (random.below(50) * 100_000 + number) * MOST_MEMBERS + at;
  const groups = [0, 1, 2, 3].filter(() => random.chance(0.6));
  return member(at === 0 ? `product ${number}` : `variant ${at} of ${number}`, {
    options: groups.flatMap((group) =>
      [0, 1].map(() => ({
        optionId: id(`option ${group} ${random.below(5)}`),
        groupId: id(`group ${group}`),
      })),
    ),
    priceCents: randomPrice(),
    priceLists: { [tradeList]: randomPrice() },
    available: random.chance(0.8),
  });
}

export function randomQuery(random: Random, count: number): ListQuery {
  const sorts = ["score", "sales", "rating", "newest", "price-asc", "price-desc"] as const;
  const facets = ["none", "all", "reduced"] as const;
  return {
    scope: randomScope(random),
    filters: randomFilters(random, count),
    sort: sorts[random.below(sorts.length)] ?? "score",
    offset: random.chance(0.5) ? 0 : random.below(40),
    limit: random.below(30),
    facets: facets[random.below(facets.length)] ?? "none",
    priceList: random.chance(0.3) ? tradeList : undefined,
  };
}

function randomScope(random: Random): ListScope {
  if (random.chance(0.1)) return { kind: "stream", streamId: id("stream") };
  if (random.chance(0.3)) return { kind: "search", term: COMMON_WORD, language: german };
  const categories = ["root", "category 0", "category 3", "nowhere"];
  return { kind: "category", categoryId: id(categories[random.below(categories.length)] ?? "root") };
}

function randomFilters(random: Random, count: number): ListFilters {
  const filters: ListFilters = {};
  if (random.chance(0.3))
    filters.manufacturerIds = [id(`maker ${random.below(7)}`), id(`maker ${random.below(7)}`)];
  if (random.chance(0.4)) {
    filters.optionIds = [0, 1, 2]
      .slice(random.below(3))
      .map(() => id(`option ${random.below(4)} ${random.below(5)}`));
  }
  if (random.chance(0.1)) filters.categoryIds = [id(`category ${random.below(4)}`), id("nowhere")];
  if (random.chance(0.2)) filters.minPriceCents = random.below(3_000_000) * MOST_MEMBERS;
  if (random.chance(0.2)) filters.maxPriceCents = (1_000_000 + random.below(4_000_000)) * MOST_MEMBERS;
  if (random.chance(0.15)) filters.ratingMin = random.below(501) / 100;
  if (random.chance(0.1)) filters.shippingFree = true;
  if (random.chance(0.1)) filters.available = true;
  if (random.chance(0.1)) {
    const chosen = Array.from({ length: 40 }, () => random.below(count));
    filters.productIds = chosen.flatMap((number) => [
      id(`product ${number}`),
      id(`variant 1 of ${number + 1}`),
    ]);
  }
  return filters;
}
