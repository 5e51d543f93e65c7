import type { Client } from "@opensearch-project/opensearch";
import type { ListAnswer, ListQuery, ListScope, ListSort } from "../port.ts";
import { facetQuestions, facetsFrom } from "./facets.ts";
import type { FacetAnswer } from "./facets.ts";
import { filterTests } from "./filter-tests.ts";
import type { LanguageIndexes } from "./language-indexes.ts";
import { searchReadings } from "./search-readings.ts";

const bestSelling = [{ sales: "desc" }, { releasedAt: "desc" }, { productId: "asc" }];

const orders: Readonly<Record<ListSort, object[]>> = {
  score: [{ _score: "desc" }, ...bestSelling],
  topseller: bestSelling,
  "price-asc": [{ priceCents: "asc" }, ...bestSelling],
  "price-desc": [{ priceCents: "desc" }, ...bestSelling],
};

export type Engine = { client: Client; indexes: LanguageIndexes };

export async function list(engine: Engine, query: ListQuery): Promise<ListAnswer> {
  const { scope } = query;
  const index =
    scope.kind === "search" ? engine.indexes.aliasOf(scope.language.id) : await engine.indexes.anyAlias();
  if (!index) return nothing(query);
  const asked = { index, query, tests: filterTests(query.filters, await groupsOf(engine, index, query)) };
  return await firstThatFinds(engine, scopeReadings(scope), asked);
}

export async function listReadings(
  engine: Engine,
  readings: readonly object[],
  query: ListQuery & { scope: { kind: "search" } },
) {
  const index = engine.indexes.aliasOf(query.scope.language.id);
  return await firstThatFinds(engine, readings, { index, query, tests: [] });
}

type Asked = { index: string; query: ListQuery; tests: ReturnType<typeof filterTests> };

async function firstThatFinds(
  engine: Engine,
  readings: readonly object[],
  asked: Asked,
): Promise<ListAnswer> {
  for (const reading of readings) {
    const { answer, found } = await ask(engine, reading, asked);
    if (found > 0) return answer;
  }
  return nothing(asked.query);
}

async function ask({ client }: Engine, reading: object, { index, query, tests }: Asked) {
  const { facets, sort, offset, limit } = query;
  const isRanked = sort === "score" && query.scope.kind === "search";
  const { body } = await client.search({
    index,
    body: {
      query: reading,
      post_filter: { bool: { filter: tests.map((test) => test.query) } },
      sort: isRanked ? orders.score : orders[sort === "score" ? "topseller" : sort],
      from: offset,
      size: limit,
      track_total_hits: true,
      _source: false,
      // How many the scope holds before filters: a reading that finds nothing makes way for the next.
      aggs: {
        scope: { filter: { match_all: {} } },
        ...(facets !== "none" && facetQuestions(facets === "all" ? [] : tests)),
      },
    },
  });
  const { hits, aggregations } = body as unknown as Found;
  const answer = {
    hits: hits.hits.map(({ _id }) => ({ productId: _id })),
    total: hits.total.value,
    facets: facets === "none" ? null : facetsFrom(aggregations),
  };
  return { answer, found: aggregations.scope.doc_count };
}

type Found = {
  hits: { total: { value: number }; hits: { _id: string }[] };
  aggregations: FacetAnswer & { scope: { doc_count: number } };
};

function scopeReadings(scope: ListScope): object[] {
  switch (scope.kind) {
    case "category":
      return [{ term: { categoryIds: scope.categoryId } }];
    case "stream":
      return [{ term: { streamIds: scope.streamId } }];
    case "search":
      return searchReadings(scope.term, false);
  }
}

/** The groups of the chosen options: inside of one they are alternatives. */
async function groupsOf(
  { client }: Engine,
  index: string,
  { filters }: ListQuery,
): Promise<Map<string, string>> {
  const optionIds = filters.optionIds ?? [];
  if (optionIds.length === 0) return new Map();
  const include = `[^:]*:(${optionIds.filter((id) => /^[0-9a-f]+$/.test(id)).join("|")})`;
  const { body } = await client.search({
    index,
    body: {
      size: 0,
      query: { terms: { optionIds } },
      aggs: { pairs: { terms: { field: "groupedOptionIds", size: optionIds.length, include } } },
    } as object,
  });
  const { aggregations } = body as unknown as { aggregations: { pairs: { buckets: { key: string }[] } } };
  return new Map(
    aggregations.pairs.buckets.map(({ key }) => {
      const [groupId = "", optionId = ""] = key.split(":");
      return [optionId, groupId];
    }),
  );
}

function nothing({ facets }: ListQuery): ListAnswer {
  const none = { manufacturerIds: [], optionIds: [], price: null, ratingMax: null, shippingFree: false };
  return { hits: [], total: 0, facets: facets === "none" ? null : none };
}
