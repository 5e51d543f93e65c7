import type { Sql } from "../../platform/database/database.ts";
import type { ProductDoc } from "./product-doc.ts";

/** [own row?, language id, name, description, meta title, meta description, keywords, pack unit, plural, custom fields] */
export type TextTuple = [
  own: boolean,
  languageId: string,
  name: string | null,
  description: string | null,
  metaTitle: string | null,
  metaDescription: string | null,
  keywords: string | null,
  packUnit: string | null,
  packUnitPlural: string | null,
  customFields: Record<string, unknown> | null,
];

export interface LoadedProduct {
  doc: ProductDoc;
  stock: number | null;
  reserved: number | null;
  texts: TextTuple[] | null;
}

/** Products with stock and the texts of the language chain, own and inherited, in one round trip. Order is not kept. */
export function selectProducts(sql: Sql, ids: readonly string[], chain: readonly string[]) {
  return sql<LoadedProduct[]>`
    select r.doc, s.stock, s.reserved, (
      select json_agg(json_build_array(t.product_id = r.product_id, replace(t.language_id::text, '-', ''), t.name, t.description, t.meta_title,
        t.meta_description, t.keywords, t.pack_unit, t.pack_unit_plural, t.custom_fields))
      from product_translation t
      where t.product_id = any(array[r.product_id, r.parent_id]) and t.language_id = any(${chain as string[]}::uuid[])
    ) as texts
    from product_read r left join product_stock s on s.product_id = r.product_id
    where r.product_id = any(${ids as string[]}::uuid[])`;
}
