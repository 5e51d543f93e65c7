import type { SuggestAnswer, SuggestQuery } from "../port.ts";
import { countsIn } from "./facets.ts";
import { type Engine, listReadings, wordingOf } from "./list.ts";
import { searchReadings } from "./search-readings.ts";

const PLACES = 5;
/** While somebody types, a good hit at once is better than the best one later: of more than so many the first are taken. */
const MOST_LOOKED_AT = 500;
const terms = (field: string) => ({
  filter: { match_all: {} },
  aggs: { values: { terms: { field, size: PLACES } } },
});

/** After other words the first letter of the next one says nothing yet. */
const withoutLastLetter = (term: string) => term.replace(/(?<=\S)\s+\p{L}$/u, "");

export async function suggest(engine: Engine, asked: SuggestQuery): Promise<SuggestAnswer> {
  const { limit, ...search } = asked;
  const readings = searchReadings({
    ...wordingOf({ ...search, term: withoutLastLetter(search.term) }),
    isUnfinished: true,
  });
  const scope = { kind: "search", ...search } as const;
  const query = { scope, filters: {}, sort: "score", offset: 0, limit, facets: "none" } as const;
  const where = { manufacturer: terms("manufacturerId"), category: terms("categoryIds") };
  const found = await listReadings(engine, readings, query, { aggs: where, mostLookedAt: MOST_LOOKED_AT });
  if (!found) return { hits: [], total: 0, exactId: null, manufacturers: [], categories: [] };
  const { hits, total, exactId } = found.answer;
  const { manufacturer, category } = found.aggregations;
  return { hits, total, exactId, manufacturers: countsIn(manufacturer), categories: countsIn(category) };
}
