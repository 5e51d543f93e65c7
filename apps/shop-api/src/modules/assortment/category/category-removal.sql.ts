import type { Sql } from "../../../platform/database/database.ts";

export interface RemovalFacts {
  hasSubcategories: boolean;
  /** The root of a navigation, or an entry of a menu leads to it. */
  isLinked: boolean;
  /** Families that stand in it, sold or not. */
  products: number;
  /** Of those the sold ones that stand nowhere else. */
  onlyHere: number;
}

export async function selectRemovalFacts(sql: Sql, id: string): Promise<RemovalFacts> {
  const [row] = await sql<[RemovalFacts]>`
    select exists (select from category where parent_id = ${id}) as "hasSubcategories",
      exists (select from category where id = ${id} and parent_id is null)
        or exists (select from category where internal_link = ${id} and type = 'link') as "isLinked",
      count(*)::int as products,
      count(*) filter (where active is distinct from false and array_remove(category_ids, ${id}) = '{}')::int as "onlyHere"
    from product where parent_id is null and category_ids @> array[${id}]::uuid[]`;
  return row;
}

export async function selectProductsIn(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id from product where category_ids @> array[${id}]::uuid[]`;
  return rows.map((row) => row.id);
}

/** A variant that stood there alone stands again where its family does. */
export async function takeProductsOut(tx: Sql, id: string): Promise<void> {
  await tx`
    update product set updated_at = now(), category_ids = case when parent_id is null then array_remove(category_ids, ${id})
      else nullif(array_remove(category_ids, ${id}), '{}') end
    where category_ids @> array[${id}]::uuid[]`;
}

interface Address {
  id: string;
  locale: string;
  path: string;
  /** Whether the parent has an address in this language. */
  hasParent: boolean;
}

/** All it ever had. */
export function selectAddresses(sql: Sql, id: string, parentId: string) {
  return sql<Address[]>`
    select u.id, l.locale_code as locale, u.seo_path_info as path,
      exists (select from seo_url p where p.foreign_key = ${parentId} and p.language_id = u.language_id and p.is_canonical) as "hasParent"
    from seo_url u join language l on l.id = u.language_id where u.foreign_key = ${id}`;
}

/** From now on a former address of the parent: it leads there, and wherever the parent goes. */
export async function handOver(tx: Sql, addressIds: readonly string[], parentId: string): Promise<void> {
  await tx`update seo_url set foreign_key = ${parentId}, is_canonical = false where id = any(${addressIds as string[]}::uuid[])`;
}

export async function deleteCategory(tx: Sql, id: string): Promise<void> {
  await tx`delete from seo_url where foreign_key = ${id}`;
  await tx`delete from popular_product where category_id = ${id}`;
  await tx`delete from category where id = ${id}`;
}
