import type { Sql } from "postgres";
import type { IndexLanguage, SearchGuidance } from "../port.ts";
import { type Fragment, uuids } from "./fragment.ts";
import type { Scope } from "./scope.sql.ts";
import type { Reading, Tier } from "./search-readings.ts";
import { textConfiguration } from "./text-configuration.ts";

/** Pinned hits stand above everything that words can earn. */
const PINNED_SCORE = 1000;
/** A lift is worth less than the step to the next better kind of match. */
const HIGHEST_LIFT = 0.9;
const TIER_STEP = 2;
const NUMBER_SCORE = 4 * TIER_STEP;

const noGuidance: SearchGuidance = { alternatives: [], pinnedIds: [], lifted: [], hiddenIds: [] };

/** The hits of a reading; without one, those that are pinned. */
export function searchScope(
  sql: Sql,
  language: IndexLanguage,
  reading: Reading | null,
  guidance: SearchGuidance = noGuidance,
): Scope {
  const { pinnedIds, lifted, hiddenIds } = guidance;
  const worded = reading ? readingHits(sql, language, reading) : [];
  const pinned = sql`
    select id, ${PINNED_SCORE}::int - place, false
    from unnest(${uuids(sql, pinnedIds)}) with ordinality as pinned (id, place)`;
  const ways = worded.reduce<Fragment>((all, way) => sql`${all} union all ${way}`, pinned);
  const lifts = sql`unnest(
    ${uuids(
      sql,
      lifted.map(({ productId }) => productId),
    )}, ${lifted.map(({ strength }) => String(Math.min(1, strength)))}::float[]
  ) as lift (hit_id, strength)`;
  return {
    named: sql`found as materialized (
      select way.hit_id, max(score) + coalesce(max(strength), 0) * ${HIGHEST_LIFT}::float as score, bool_or(is_worded) as is_worded
      from (${ways}) as way (hit_id, score, is_worded) left join ${lifts} using (hit_id)
      where way.hit_id <> all(${uuids(sql, hiddenIds)})
      group by way.hit_id
    ),`,
    from: sql`found join catalog_index.hit as hit on hit.product_id = found.hit_id`,
    where: sql`true`,
    score: sql`found.score`,
    wordedHits: sql`(select count(*)::int from found where is_worded)`,
    languageId: language.id,
    placeId: null,
  };
}

/** Tiers count from the last: the same kind of match in other words stands just below that in the words themselves. */
function readingHits(sql: Sql, language: IndexLanguage, { wordings, anyOf }: Reading): Fragment[] {
  if (anyOf) return [anyWordHits(sql, language, anyOf)];
  return wordings.flatMap(({ number, tiers }, at) => {
    const less = at === 0 ? 0 : 1;
    const numbered = number === null ? [] : [numberHits(sql, number, less)];
    return [tieredHits(sql, language, tiers, less), ...numbered];
  });
}

function tieredHits(sql: Sql, language: IndexLanguage, tiers: readonly Tier[], less: number): Fragment {
  const found = tiers.at(-1);
  if (!found) return sql`select null::uuid, 0, true where false`;
  const better = tiers.slice(0, -1).map(({ column, query }, at) => ({
    condition: sql`${sql(column)} @@ (${queryOf(sql, language, query)})`,
    score: (tiers.length - at) * TIER_STEP - less,
  }));
  const cases = better.reduce<Fragment>(
    (all, { condition, score }) => sql`${all} when ${condition} then ${score}::int`,
    sql``,
  );
  const score =
    better.length > 0 ? sql`case ${cases} else ${TIER_STEP - less}::int end` : sql`${TIER_STEP - less}::int`;
  return sql`
    select hit_id, ${score}, true from catalog_index.hit_text
    where language_id = ${language.id}::uuid and ${sql(found.column)} @@ (${queryOf(sql, language, found.query)})`;
}

function anyWordHits(sql: Sql, language: IndexLanguage, queries: readonly string[]): Fragment {
  const count = queries.reduce<Fragment>(
    (sum, query) => sql`${sum} + (words @@ (${queryOf(sql, language, query)}))::int`,
    sql`0`,
  );
  return sql`
    select hit_id, ${TIER_STEP}::int * (${count}), true from catalog_index.hit_text
    where language_id = ${language.id}::uuid and words @@ (${queryOf(sql, language, queries.join(" | "))})`;
}

/** Asked for in a query of its own: read once, not once per row. */
function queryOf(sql: Sql, { locale }: IndexLanguage, query: string): Fragment {
  return sql`select to_tsquery(${textConfiguration(locale)}::regconfig, ${query})`;
}

/** Whole numbers before those that only begin so. */
function numberHits(sql: Sql, number: string, less: number): Fragment {
  return sql`
    select hit_id, case number when ${number} then ${NUMBER_SCORE + TIER_STEP - less}::int else ${NUMBER_SCORE - less}::int end, true
    from catalog_index.hit_number where number >= ${number} and number < ${number}::text || chr(1114111)`;
}

/** The one article that has exactly this number. */
export async function exactArticle(sql: Sql, number: string | null): Promise<string | null> {
  if (number === null) return null;
  const rows = await sql<{ id: string }[]>`
    select distinct replace(member_id::text, '-', '') as id from catalog_index.hit_number
    where number = ${number} and member_id is not null limit 2`;
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}
