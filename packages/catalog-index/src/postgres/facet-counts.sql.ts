import type { Sql } from "postgres";
import { type Fragment, hex } from "./fragment.ts";

/** Rows of `id` and `hits` as one value, most first. */
export function countsOf(sql: Sql, counts: Fragment): Fragment {
  return sql`(
    select coalesce(json_agg(json_build_object('id', ${hex(sql, sql`id`)}, 'hits', hits) order by hits desc, id), '[]')
    from (${counts}) as counts
  )`;
}
