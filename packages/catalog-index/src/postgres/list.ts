import type { Sql } from "postgres";
import type { Analyzer } from "../analysis/analyzer.ts";
import type { ListAnswer, ListFacets, ListQuery } from "../port.ts";
import { facetsFrom } from "./facet-row.sql.ts";
import { type FilterClause, filterClauses, MAX_CENTS } from "./filter-clauses.ts";
import { matchedFacets } from "./list-facets.ts";
import { tieredPage } from "./list-page.ts";
import { countMatches } from "./match.sql.ts";
import { scopePage } from "./page.sql.ts";
import { EVERYTHING } from "./posting-list.ts";
import { searchReadings, type SearchTiers } from "./search-clauses.ts";
import { scopeSummary, scopeTotal } from "./scope-summary.sql.ts";
import { findScope, scopeByKey } from "./tag-refs.sql.ts";

/** What is selected before filters. `key` names a category or stream; a search selects from all hits. */
type Selection = { key: string | null; scope: number; scopeHits: number; tiers: SearchTiers };

/** A query and its filters as clauses. */
type Asked = { query: ListQuery; filters: readonly FilterClause[] };

export async function list(
  sql: Sql,
  analyzerOf: (locale: string) => Analyzer,
  query: ListQuery,
): Promise<ListAnswer> {
  const asked = { query, filters: await filterClauses(sql, query.filters) };
  if (query.scope.kind === "search") {
    const { term, language } = query.scope;
    const readings = await searchReadings(sql, analyzerOf(language.locale), {
      term,
      language,
      unfinished: false,
    });
    return await listSearch(sql, readings, asked);
  }
  const key = query.scope.kind === "category" ? query.scope.categoryId : query.scope.streamId;
  if (asked.filters.length === 0) return await listScope(sql, key, query);
  const scope = await findScope(sql, key);
  if (!scope) return nothing(query);
  const tiers = [[{ alternatives: [[scope.ref]] }]];
  const totals = await countMatches(sql, filtered(tiers, asked));
  return await listMatches(sql, { key, scope: scope.ref, scopeHits: scope.hits, tiers }, asked, totals);
}

export async function listSearch(
  sql: Sql,
  readings: readonly SearchTiers[],
  asked: Asked,
): Promise<ListAnswer> {
  for (const reading of readings) {
    // Any order but relevance mixes the tiers: the last one holds all hits.
    const tiers = asked.query.sort === "score" ? reading : reading.slice(-1);
    const unfiltered = asked.filters.length > 0 ? tiers.slice(-1) : [];
    const totals = await countMatches(sql, [...filtered(tiers, asked), ...unfiltered]);
    if (!totals.at(-1)) continue;
    const scopeHits = await scopeTotal(sql, sql`select ${EVERYTHING}::int`);
    return await listMatches(sql, { key: null, scope: EVERYTHING, scopeHits, tiers }, asked, totals);
  }
  return nothing(asked.query);
}

async function listScope(sql: Sql, key: string, query: ListQuery): Promise<ListAnswer> {
  const scope = scopeByKey(sql, key);
  const page = query.limit > 0 ? scopePage(sql, scope, query) : [];
  if (query.facets === "none") {
    const [hits, total] = await Promise.all([page, scopeTotal(sql, scope)]);
    return { hits, total, facets: null };
  }
  const [hits, summary] = await Promise.all([page, scopeSummary(sql, scope)]);
  return { hits, ...summary };
}

/** `totals` say how many hits each tier has behind the filters. */
async function listMatches(
  sql: Sql,
  selection: Selection,
  asked: Asked,
  totals: readonly number[],
): Promise<ListAnswer> {
  const { sort, offset, limit, filters } = asked.query;
  const { scope, scopeHits } = selection;
  const prices = { from: filters.minPriceCents ?? 0, to: filters.maxPriceCents ?? MAX_CENTS };
  const tiers = filtered(selection.tiers, asked).map((clauses, at) => ({ clauses, total: totals[at] ?? 0 }));
  const [hits, facets] = await Promise.all([
    tieredPage(sql, { sort, offset, limit, prices, scope, scopeHits }, tiers),
    facetsOf(sql, selection, asked),
  ]);
  return { hits, total: tiers.at(-1)?.total ?? 0, facets };
}

function filtered(tiers: SearchTiers, { filters }: Asked): SearchTiers {
  return tiers.map((clauses) => [...clauses, ...filters]);
}

/** Facets of a whole category are kept at hand; all others are asked of the matches. */
async function facetsOf(
  sql: Sql,
  { key, scope, tiers }: Selection,
  asked: Asked,
): Promise<ListFacets | null> {
  const mode = asked.query.facets;
  if (mode === "none") return null;
  if (mode === "all" && key !== null) return (await scopeSummary(sql, scopeByKey(sql, key))).facets;
  return await matchedFacets(sql, scope, tiers.at(-1) ?? [], mode === "all" ? [] : asked.filters);
}

function nothing(query: ListQuery): ListAnswer {
  return { hits: [], total: 0, facets: query.facets === "none" ? null : facetsFrom([], null) };
}
