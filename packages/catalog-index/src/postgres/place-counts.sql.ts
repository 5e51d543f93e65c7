import type { Sql } from "postgres";
import { hex } from "./fragment.ts";

/** Kept with the facets, so asking for a whole menu reads one row per category. */
export async function countHits(sql: Sql, placeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; hits: number }[]>`
    select ${hex(sql, sql`scope_id`)} as id, hits from catalog_index.scope_facet
    where kind = 'hit' and hits > 0 and scope_id = any(${placeIds}::text[]::uuid[])`;
  return new Map(rows.map(({ id, hits }) => [id, hits]));
}
