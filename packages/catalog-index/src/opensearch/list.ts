import type { Client } from "@opensearch-project/opensearch";
import type { ListAnswer, ListQuery, ListScope, SuggestQuery } from "../port.ts";
import { type FacetAnswer, facetQuestions, facetsFrom } from "./facets.ts";
import { type FilterTests, filterTests, noTests, passing } from "./filter-tests.ts";
import { type EngineHit, exactArticle, foundHits } from "./found-hits.ts";
import { guidedQuery } from "./guided-query.ts";
import type { LanguageIndexes } from "./language-indexes.ts";
import type { OptionGroups } from "./option-groups.ts";
import { hitOrder } from "./hit-order.ts";
import { pinsOnly, type Reading, searchReadings } from "./search-readings.ts";
import { type SpellingAnswer, spellingFrom, spellingQuestion } from "./spelling.ts";

export interface Engine {
  client: Client;
  indexes: LanguageIndexes;
  groupsOf: OptionGroups;
}

/** A query on its way to the engine. */
type Asked = {
  index: string;
  query: ListQuery;
  tests: FilterTests;
  groupOf: (optionId: string) => string;
} & Besides;

interface Besides {
  /** Counted besides. */
  aggs?: Record<string, object>;
  /** Of those that fit no more than so many are looked at. */
  mostLookedAt?: number;
}

export interface Answered {
  answer: ListAnswer;
  aggregations: FacetAnswer;
}

export async function list(engine: Engine, query: ListQuery): Promise<ListAnswer> {
  const found = await listReadings(engine, scopeReadings(query.scope), query);
  return found?.answer ?? nothing(query);
}

/** What the first reading that finds anything answers; null when none does. */
export async function listReadings(
  engine: Engine,
  readings: readonly Reading[],
  query: ListQuery,
  besides: Besides = {},
): Promise<Answered | null> {
  const { scope, filters } = query;
  const index =
    scope.kind === "search" ? engine.indexes.aliasOf(scope.language.id) : await engine.indexes.anyAlias();
  if (!index) return null;
  const { optionIds = [], optionGroups } = filters;
  const groupOf = optionGroups
    ? (optionId: string) => optionGroups.get(optionId) ?? ""
    : await engine.groupsOf(index, optionIds);
  const asked = { index, query, tests: filterTests(query, groupOf), groupOf, ...besides };
  const isPinned = scope.kind === "search" && (scope.guidance?.pinnedIds.length ?? 0) > 0;
  for (const reading of isPinned ? [...readings, pinsOnly] : readings) {
    const answered = await ask(engine.client, reading, asked);
    if (answered) return answered;
  }
  return null;
}

async function ask(client: Client, reading: Reading, asked: Asked): Promise<Answered | null> {
  const { index, query, tests, aggs, mostLookedAt } = asked;
  const { scope, facets, offset, limit } = query;
  const isSearch = scope.kind === "search";
  const guidance = isSearch ? scope.guidance : undefined;
  const { body } = await client.search({
    index,
    body: {
      query: guidance ? guidedQuery(reading.query, guidance) : reading.query,
      post_filter: { bool: { filter: passing(tests) } },
      sort: hitOrder(query, tests),
      from: offset,
      size: limit,
      ...(mostLookedAt === undefined ? { track_total_hits: true } : { terminate_after: mostLookedAt }),
      _source: ["members"],
      aggs: {
        ...aggs,
        // How many the words themselves find before filters: a reading that finds nothing makes way for the next.
        scope: { filter: guidance ? reading.query : { match_all: {} } },
        ...(facets !== "none" &&
          facetQuestions(facets === "all" ? noTests(query.priceList) : tests, isSearch)),
      },
      ...(reading.isForgiving && isSearch && { suggest: spellingQuestion(scope.term) }),
    },
  });
  const { hits, aggregations, suggest } = body as unknown as Found;
  if (aggregations.scope.doc_count === 0 && !reading.isLast) return null;
  const answer = {
    hits: foundHits(hits.hits, query, asked.groupOf),
    total: hits.total.value,
    facets: facets === "none" ? null : facetsFrom(aggregations),
    exactId: exactArticle(hits.hits, query),
    spelling: isSearch && suggest ? spellingFrom(scope.term, suggest) : null,
  };
  return { answer, aggregations };
}

interface Found {
  hits: { total: { value: number }; hits: EngineHit[] };
  aggregations: FacetAnswer & { scope: { doc_count: number } };
  suggest?: SpellingAnswer;
}

function scopeReadings(scope: ListScope): Reading[] {
  switch (scope.kind) {
    case "category":
      return [{ query: { term: { categoryIds: scope.categoryId } } }];
    case "stream":
      return [{ query: { term: { streamIds: scope.streamId } } }];
    case "search":
      return searchReadings({ ...wordingOf(scope), isUnfinished: false });
  }
}

/** What is searched for, and in which words besides. */
export function wordingOf({ term, language, guidance }: Omit<SuggestQuery, "limit">) {
  return { term, locale: language.locale, alternatives: guidance?.alternatives ?? [] };
}

function nothing({ facets }: ListQuery): ListAnswer {
  const none = {
    manufacturers: [],
    options: [],
    categories: [],
    price: null,
    ratingMax: null,
    shippingFree: false,
  };
  return { hits: [], total: 0, facets: facets === "none" ? null : none, exactId: null, spelling: null };
}
