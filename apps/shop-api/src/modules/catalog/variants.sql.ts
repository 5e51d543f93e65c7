import type { Sql } from "../../platform/database/database.ts";

export interface VariantRow {
  id: string;
  option_ids: string[];
  is_closeout: boolean | null;
  min_purchase: number | null;
  stock: number;
  /** What one piece costs the shop's standard customers. */
  cents: number | null;
  /** The shop chose it to stand for the family. */
  is_main: boolean;
}

/** The visible variants of a parent with what it takes to choose between them. */
export function selectVariants(sql: Sql, parentId: string) {
  return sql<VariantRow[]>`
    select v.id, v.option_ids, coalesce(v.is_closeout, p.is_closeout) as is_closeout, coalesce(v.min_purchase, p.min_purchase) as min_purchase,
      coalesce(s.stock - s.reserved, 0) as stock,
      (r.doc #>> '{prices,0,tiers,0,grossCents}')::bigint as cents,
      v.id is not distinct from p.main_variant_id as is_main
    from product_read r join product v on v.id = r.product_id join product p on p.id = v.parent_id left join product_stock s on s.product_id = v.id
    where r.parent_id = ${parentId} order by v.id`;
}
