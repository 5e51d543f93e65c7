import type { Sql } from "postgres";
import type { ListHit } from "../port.ts";
import type { Clause } from "./clause.ts";
import { collectPage, type MatchPage, walkPage } from "./page.sql.ts";

/** A walk may take this many times the steps an even spread of the matches would need. */
const PATIENCE = 20;

/**
 * Two ways to the same page; whichever touches fewer hits goes first. A walk that runs out of patience (matches far
 * down the order) gives way to collecting.
 */
async function matchPage(sql: Sql, page: MatchPage, matches: number): Promise<ListHit[]> {
  const wanted = Math.min(page.limit, matches - page.offset);
  const expectedSteps = ((page.offset + page.limit) * page.scopeHits) / matches;
  if (expectedSteps < matches) {
    const steps = Math.min(page.scopeHits, Math.ceil(expectedSteps * PATIENCE) + 1000);
    const hits = await walkPage(sql, page, steps);
    if (hits.length >= wanted) return hits;
  }
  return await collectPage(sql, page);
}

/** A set of clauses and how many hits match it. */
export type CountedTier = { clauses: readonly Clause[]; total: number };

/** A page out of tiers that follow one another, most telling first; each holds the hits of the one before. */
export async function tieredPage(
  sql: Sql,
  page: Omit<MatchPage, "clauses" | "except">,
  tiers: readonly CountedTier[],
): Promise<ListHit[]> {
  const hits: ListHit[] = [];
  let before: CountedTier | null = null;
  for (const tier of tiers) {
    const earlier: number = before?.total ?? 0;
    const offset = Math.max(0, page.offset - earlier);
    const limit = Math.min(page.limit - hits.length, tier.total - earlier - offset);
    if (limit > 0) {
      const except = before && before.total > 0 ? before.clauses : null;
      const part = { ...page, clauses: tier.clauses, except, offset, limit };
      hits.push(...(await matchPage(sql, part, tier.total - earlier)));
    }
    before = tier;
  }
  return hits;
}
