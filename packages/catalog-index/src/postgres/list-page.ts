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
export async function matchPage(
  sql: Sql,
  page: MatchPage,
  matches: number,
  scopeHits: number,
): Promise<ListHit[]> {
  const wanted = Math.min(page.limit, matches - page.offset);
  if (wanted <= 0) return [];
  const expectedSteps = ((page.offset + page.limit) * scopeHits) / matches;
  if (expectedSteps < matches) {
    const steps = Math.min(scopeHits, Math.ceil(expectedSteps * PATIENCE) + 1000);
    const hits = await walkPage(sql, page, steps);
    if (hits.length >= wanted) return hits;
  }
  return await collectPage(sql, page);
}

/** A page out of tiers that follow one another, most telling first. `totals` grow from tier to tier. */
export async function tieredPage(
  sql: Sql,
  page: Omit<MatchPage, "clauses" | "except">,
  tiers: readonly (readonly Clause[])[],
  totals: readonly number[],
  scopeHits: number,
): Promise<ListHit[]> {
  const hits: ListHit[] = [];
  for (const [at, clauses] of tiers.entries()) {
    const before = totals[at - 1] ?? 0;
    const total = totals[at] ?? 0;
    const offset = Math.max(0, page.offset - before);
    const limit = Math.min(page.limit - hits.length, total - before - offset);
    if (limit <= 0) continue;
    const except = before > 0 ? (tiers[at - 1] ?? null) : null;
    hits.push(
      ...(await matchPage(sql, { ...page, clauses, except, offset, limit }, total - before, scopeHits)),
    );
  }
  return hits;
}
