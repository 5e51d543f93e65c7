import type { Sql } from "postgres";
import type { FacetCount } from "../port.ts";
import { countsOf } from "./facet-counts.sql.ts";
import type { Fragment } from "./fragment.ts";
import type { Scope } from "./scope.sql.ts";

interface Places {
  manufacturers: FacetCount[];
  categories: FacetCount[];
}

/** Where the hits are, most first. */
export async function readPlaces(sql: Sql, scope: Scope, limit: number): Promise<Places> {
  const most = (ids: Fragment) =>
    countsOf(
      sql,
      sql`select id, count(*)::int as hits from (${ids}) as found where id is not null
          group by id order by hits desc, id limit ${limit}`,
    );
  const [row] = await sql<Places[]>`
    with ${scope.named} place as materialized (
      select hit.manufacturer_id, hit.category_ids from ${scope.from} where ${scope.where}
    )
    select ${most(sql`select manufacturer_id as id from place`)} as manufacturers,
      ${most(sql`select unnest(category_ids) as id from place`)} as categories`;
  return row ?? { manufacturers: [], categories: [] };
}
