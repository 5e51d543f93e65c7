import type { PendingQuery, Row, Sql } from "postgres";
import { type Clause, clauseColumns, isHopeless } from "./clause.ts";
import { EVERYTHING } from "./posting-list.ts";

export type Fragment = PendingQuery<Row[]>;

/** The hits that match all clauses, as (chunk, bits). */
export function matchBits(sql: Sql, clauses: readonly Clause[]): Fragment {
  const { wanted, refs, prices } = clauseColumns(clauses);
  const clause = wanted.map((row) => row.clause);
  const alternative = wanted.map((row) => row.alternative);
  const size = wanted.map((row) => row.size);
  const list = wanted.map((row) => row.list);
  const refBits = sql`
    union all
    select clause, catalog_index.chunk_of(ref), bit_or(catalog_index.bit_of(ref))
    from unnest(${refs.map((row) => row.clause)}::int[], ${refs.map((row) => row.ref)}::int[]) as chosen (clause, ref)
    group by 1, 2`;
  const priceBits = sql`
    union all
    select clause, catalog_index.chunk_of(ref), bit_or(catalog_index.bit_of(ref))
    from unnest(
      ${prices.map((row) => row.clause)}::int[], ${prices.map((row) => row.from)}::int[],
      ${prices.map((row) => row.to)}::int[]
    ) as price (clause, lowest, highest)
    cross join lateral (
      select ref from catalog_index.scope_hit
      where scope = ${EVERYTHING} and price_cents between lowest and highest
      offset 0
    ) as priced
    group by 1, 2`;
  return sql`
    select chunk, bit_and(bits) as bits
    from (
      select clause, chunk, bit_or(bits) as bits
      from (
        select clause, chunk, bit_and(bits) as bits
        from unnest(${clause}::int[], ${alternative}::int[], ${size}::int[], ${list}::int[])
          as wanted (clause, alternative, size, list)
        join catalog_index.posting using (list)
        group by clause, alternative, size, chunk
        having count(*) = size
        ${refs.length > 0 ? refBits : sql``}
        ${prices.length > 0 ? priceBits : sql``}
      ) as alternatives
      group by clause, chunk
    ) as clauses
    group by chunk
    having count(*) = ${clauses.length}::int`;
}

/** A `match` of chunks as one long row of bits, for looking up single refs. Named `map` in the statements. */
export function matchMap(sql: Sql): Fragment {
  return sql`
    select catalog_index.join_bits(coalesce(bits, 0::bit(16384)) order by chunk) as bits
    from generate_series(0, (select max(chunk) from match)) as chunk
    left join match using (chunk)`;
}

export function isOnMap(sql: Sql): Fragment {
  return sql`case when ref < length((table map)) then get_bit((table map), ref) else 0 end = 1`;
}

/** How many hits match each of these sets of clauses; at least one set. */
export async function countMatches(sql: Sql, sets: readonly (readonly Clause[])[]): Promise<number[]> {
  const counts = sets.map((clauses, set) =>
    clauses.length === 0 || clauses.some(isHopeless)
      ? sql`select ${set}::int as set, 0 as hits`
      : sql`select ${set}::int as set, coalesce(sum(bit_count(bits)), 0)::int as hits from (${matchBits(sql, clauses)}) as match`,
  );
  const all = counts.reduce((before, count) => sql`${before} union all ${count}`);
  const rows = await sql<{ set: number; hits: number }[]>`${all} order by set`;
  return rows.map((row) => row.hits);
}
