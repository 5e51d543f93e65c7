import type { ListPage, ListRequest, ProductHead } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { type ListSource, listRows, matches } from "../admin-list/index.ts";
import type { ReferenceData } from "../reference/index.ts";

/** Families and products without variants. Prices are those of everybody, the lowest of a family; pieces those of all its members. */
export function listProducts(
  sql: Sql,
  reference: ReferenceData,
  request: ListRequest,
): Promise<ListPage<ProductHead>> {
  const channel = reference.rows.channels[0];
  const members = sql`(select m.id from product m where m.id = p.id or m.parent_id = p.id)`;
  return listRows<ProductHead>(sql, request, {
    rows: sql`from product p left join product_translation t
      on t.product_id = p.id and t.language_id = ${channel?.language_id ?? null}::uuid`,
    columns: sql`p.id, p.product_number as number, t.name, coalesce(p.active, true) as "isActive", p.created_at as "createdAt", p.version,
      (select min(r.gross_cents)::int from product_price r where r.product_id in ${members} and r.quantity_start = 1
        and r.customer_group_id = ${channel?.customer_group_id ?? null}::uuid
        and r.currency_id = ${channel?.currency_id ?? null}::uuid) as "grossCents",
      (select coalesce(sum(s.stock - s.reserved), 0)::int from product_stock s where s.product_id in ${members}) as available,
      (select count(*)::int from product v where v.parent_id = p.id) as variants`,
    where: sql`p.parent_id is null`,
    ...narrowed(sql),
    sorts: { number: sql`p.product_number`, name: sql`t.name`, createdAt: sql`p.created_at` },
    last: sql`p.id`,
  });
}

/** How families (`p`) are chosen, for lists and for what is taken out of them. */
export function narrowed(sql: Sql): Required<Pick<ListSource, "filters" | "search">> {
  return {
    filters: {
      categoryId: (id) =>
        sql`p.category_ids && array(select c.id from category c where c.id = ${id} or ${id}::uuid = any(c.path))`,
      manufacturerId: (id) => sql`p.manufacturer_id = ${id}`,
      state: (state) => sql`coalesce(p.active, true) = ${state === "active"}`,
      availableBelow: (pieces) => sql`p.id in (
        select coalesce(m.parent_id, m.id) from product_stock s join product m on m.id = s.product_id
        where s.stock - s.reserved < ${Number(pieces)} and m.active is distinct from false)`,
    },
    // One index for each column: a condition over several tables would use none.
    search: (text) => sql`p.id in (
      select coalesce(m.parent_id, m.id) from product m where ${matches(sql, sql`m.product_number`, text)} or m.ean = ${text}
      union select coalesce(m.parent_id, m.id) from product_translation n join product m on m.id = n.product_id
        where ${matches(sql, sql`n.name`, text)})`,
  };
}
