import type { Sql } from "../../../platform/database/database.ts";

export interface FamilyTextRow {
  product_id: string;
  language_id: string;
  name: string | null;
  description: string | null;
  meta_title: string | null;
  meta_description: string | null;
  keywords: string | null;
  pack_unit: string | null;
  pack_unit_plural: string | null;
  custom_fields: Record<string, unknown> | null;
}

/** Everything that is said about products, in every language. */
export function selectFamilyTexts(sql: Sql, ids: readonly string[]) {
  return sql<FamilyTextRow[]>`
    select product_id, language_id, name, description, meta_title, meta_description, keywords, pack_unit, pack_unit_plural, custom_fields
    from product_translation where product_id = any(${ids as string[]}::uuid[])`;
}
