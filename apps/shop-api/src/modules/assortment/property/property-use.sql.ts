import type { Sql } from "../../../platform/database/database.ts";

/** By option: how many products have it, as a fact or as a choice between variants. Families count once. */
export async function countProducts(sql: Sql, optionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; products: number }[]>`
    select used.id, count(distinct coalesce(p.parent_id, p.id))::int as products
    from product p, unnest(coalesce(p.property_ids, '{}') || p.option_ids) as used (id)
    where used.id = any(${optionIds as string[]}::uuid[]) group by used.id`;
  return new Map(rows.map(({ id, products }) => [id, products]));
}

/** Products that have any of them. */
export async function countUsers(sql: Sql, optionIds: readonly string[]): Promise<number> {
  const [row] = await sql<{ products: number }[]>`
    select count(distinct coalesce(parent_id, id))::int as products from product
    where property_ids && ${optionIds as string[]}::uuid[] or option_ids && ${optionIds as string[]}::uuid[]
      or exists (select from product_configurator c where c.product_id = product.id and c.option_id = any(${optionIds as string[]}::uuid[]))`;
  return row?.products ?? 0;
}

/** Streams that choose by one of them. */
export async function countStreams(sql: Sql, optionIds: readonly string[]): Promise<number> {
  const [row] = await sql<{ streams: number }[]>`
    select count(*)::int as streams from product_stream where filter -> 'optionIds' ?| ${optionIds as string[]}::text[]`;
  return row?.streams ?? 0;
}

export async function countCategories(sql: Sql, groupId: string): Promise<number> {
  const [row] = await sql<{ categories: number }[]>`
    select count(*)::int as categories from category where ${groupId} = any(filter_group_ids || fact_group_ids)`;
  return row?.categories ?? 0;
}

/** Searches find products by the names of their options. */
export async function projectUsers(tx: Sql, optionIds: readonly string[]): Promise<void> {
  await tx`insert into outbox (entity, entity_id) select 'product', id from product
    where property_ids && ${optionIds as string[]}::uuid[] or option_ids && ${optionIds as string[]}::uuid[]`;
  await tx`select pg_notify('outbox', '')`;
}
