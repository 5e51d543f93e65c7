import type { Sql } from "../../platform/database/database.ts";

/** What listings show a product `p` with the parent `f` as: its family, unless each article is listed for itself. */
export function listedAs(sql: Sql) {
  return sql`case when f.listing_mode = 'family' then f.id else p.id end`;
}
