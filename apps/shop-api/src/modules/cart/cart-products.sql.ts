import type { Sql } from "../../platform/database/database.ts";
import type { LoadedProduct } from "../catalog/index.ts";

/** Documents with the texts a cart shows, in every language: they are kept for visitors of all of them. */
export function selectCartProducts(sql: Sql, ids: readonly string[]) {
  return sql<(LoadedProduct & { revision: number })[]>`
    select r.revision, r.doc, null as stock, null as reserved, (
      select json_agg(json_build_array(t.product_id = r.product_id, replace(t.language_id::text, '-', ''), t.name, null, null, null, null,
        t.pack_unit, t.pack_unit_plural, t.custom_fields))
      from product_translation t where t.product_id = any(array[r.product_id, r.parent_id])
    ) as texts
    from product_read r where r.product_id = any(${ids as string[]}::uuid[])`;
}
