import type { CategoryHead } from "@hearth/admin-contract";
import type { Sql } from "../../../platform/database/database.ts";

export type CategoryRecord = CategoryHead & { path: string[]; requires: string[] | null };

/** Parents before children. Names in the shop's own language. */
export function selectCategories(sql: Sql, languageId: string): Promise<CategoryRecord[]> {
  return sql<CategoryRecord[]>`
    select c.id, c.parent_id as "parentId", c.level, c.position, c.type, t.name, c.active as "isActive", c.visible as "isVisible",
      c.version, c.path, c.requires
    from category c left join category_translation t on t.category_id = c.id and t.language_id = ${languageId}
    order by c.level, c.position, c.id`;
}

export interface CategoryText {
  language_id: string;
  name: string | null;
  description: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  keywords: string | null;
}

export function selectCategoryTexts(sql: Sql, id: string) {
  return sql<CategoryText[]>`
    select language_id, name, description, meta_title as "metaTitle", meta_description as "metaDescription", keywords
    from category_translation where category_id = ${id}`;
}

export async function writeCategoryText(tx: Sql, id: string, text: CategoryText): Promise<void> {
  await tx`
    insert into category_translation (category_id, language_id, name, description, meta_title, meta_description, keywords)
    values (${id}, ${text.language_id}, ${text.name}, ${text.description}, ${text.metaTitle}, ${text.metaDescription}, ${text.keywords})
    on conflict (category_id, language_id) do update set name = excluded.name, description = excluded.description,
      meta_title = excluded.meta_title, meta_description = excluded.meta_description, keywords = excluded.keywords`;
}

type NewCategory = Pick<CategoryRecord, "id" | "parentId" | "level" | "position" | "path">;

export async function insertCategory(tx: Sql, place: NewCategory): Promise<void> {
  await tx`insert into category (id, parent_id, level, position, path, added_at)
    values (${place.id}, ${place.parentId}, ${place.level}, ${place.position}, ${place.path}::uuid[], now())`;
}

/** The tree is changed by one person at a time: two moves could make a circle that neither makes alone. Readers go on. */
export async function lockCategories(tx: Sql): Promise<void> {
  await tx`lock table category in share row exclusive mode`;
}

export async function writePlaces(
  tx: Sql,
  places: readonly Pick<CategoryRecord, "id" | "parentId" | "level" | "position" | "path">[],
): Promise<void> {
  await tx`
    update category c set parent_id = w."parentId", level = w.level, position = w.position, path = w.path, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) as w (id uuid, "parentId" uuid, level int, position int, path uuid[])
    where c.id = w.id and (c.parent_id, c.level, c.position, c.path) is distinct from (w."parentId", w.level, w.position, w.path)`;
}
