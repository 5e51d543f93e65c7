import type { Sql } from "../../platform/database/database.ts";

/** A category as a card shows it, in one language. */
export interface CategoryCard {
  id: string;
  mediaId: string | null;
  locale: string;
  name: string;
  path: string;
}

/** One for each language the category has an address in; those the shop does not show are left out. */
export function selectCategoryCards(sql: Sql, ids: readonly string[]): Promise<CategoryCard[]> {
  return sql<CategoryCard[]>`
    select c.id, c.media_id as "mediaId", g.locale_code as locale, u.seo_path_info as path,
      coalesce(t.name, (select o.name from category_translation o join language d on d.id = o.language_id
        where o.category_id = c.id and o.name is not null order by d.position limit 1), '') as name
    from category c join seo_url u on u.foreign_key = c.id and u.is_canonical join language g on g.id = u.language_id
      left join category_translation t on t.category_id = c.id and t.language_id = u.language_id
    where c.id = any(${ids as string[]}::uuid[]) and c.active`;
}
