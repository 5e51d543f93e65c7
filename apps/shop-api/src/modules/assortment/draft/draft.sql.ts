import type { Sql } from "../../../platform/database/database.ts";

/** Neither it nor a variant of it was ever published, which gives an address that stays, or ordered. */
export async function isDraft(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<[{ isDraft: boolean }]>`
    with member as (select id, parent_id, active from product where id = ${id} or parent_id = ${id})
    select not exists (select from member where active or (active is null and parent_id is null))
      and not exists (select from seo_url u join member m on m.id = u.foreign_key)
      and not exists (select from order_line l join member m on m.id = l.product_id) as "isDraft"`;
  return row.isDraft;
}

/** What belongs to it goes with it; options that only it had are no longer chosen by. */
export async function deleteDraft(tx: Sql, id: string, parentId: string | null): Promise<void> {
  await tx`delete from product where id = ${id}`;
  if (parentId === null) return;
  await tx`delete from product_configurator c where c.product_id = ${parentId}
    and not exists (select from product p where p.parent_id = ${parentId} and c.option_id = any(p.option_ids))`;
  await tx`update product set updated_at = now() where id = ${parentId}`;
}
