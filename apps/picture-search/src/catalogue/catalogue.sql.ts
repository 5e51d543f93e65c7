import type { Sql } from "../platform/database.ts";
import type { PicturedProduct } from "./pictured-product.ts";

/** Another text whenever any product of the shop was changed, added or removed. */
export async function readCatalogueState(sql: Sql): Promise<string> {
  const [row] = await sql<{ state: string }[]>`
    select concat(count(*), ':', max(revision)) as state from product_read`;
  return row?.state ?? "";
}

/**
 * What visitors may see, with the pictures of each (those of the family where a variant has none): the shop's read model. A family is
 * shown in listings by its parent, or each variant by itself where the merchant wants it so.
 */
export async function readPicturedProducts(sql: Sql): Promise<PicturedProduct[]> {
  return sql<PicturedProduct[]>`
    select
      p.id,
      case when family.listing_mode = 'each' then p.id else family.id end as "shownAs",
      array(select entry #>> '{media,path}' from json_array_elements(r.doc -> 'media') entry) as pictures
    from product_read r
    join product p on p.id = r.product_id
    join product family on family.id = coalesce(p.parent_id, p.id)
    where not (p.parent_id is null and family.listing_mode = 'each'
      and exists (select 1 from product variant where variant.parent_id = p.id))
    order by family.main_variant_id is not distinct from p.id desc, p.product_number`;
}
