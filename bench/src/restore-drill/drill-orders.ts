import type { Sql } from "postgres";

/** An order like the last one (found by the index of the newest), as fast as the server takes it; its number once the server said that it has it. */
export async function placeCopy(sql: Sql): Promise<string> {
  const [row] = await sql<{ number: string }[]>`
    with last as (select gen_random_uuid() as new_id, o.* from shop_order o order by placed_at desc nulls last limit 1),
    attempt as (insert into order_attempt (key, order_number, context_key) select 'drill-' || new_id, 'drill-' || new_id, 'drill' from last)
    insert into shop_order (id, order_number, key, sales_channel_id, customer_id, language_id, currency_id, state, total_cents, email,
      zipcode, deep_link_code, document, placed_at, updated_at)
    select new_id, 'drill-' || new_id, 'drill-' || new_id, sales_channel_id, customer_id, language_id, currency_id, state, total_cents,
      email, zipcode, 'drill-' || new_id, document, clock_timestamp(), clock_timestamp() from last
    returning order_number as number`;
  if (!row) throw new Error("there is no order to copy");
  return row.number;
}

export async function countOrders(sql: Sql): Promise<number> {
  const [row] = await sql<{ orders: number }[]>`select count(*)::int as orders from shop_order`;
  return row?.orders ?? 0;
}

export async function missingOf(sql: Sql, numbers: readonly string[]): Promise<number> {
  const rows = await sql`select from unnest(${numbers as string[]}::text[]) as n (number)
    where not exists (select from shop_order o where o.order_number = n.number)`;
  return rows.length;
}

/** So many orders like the last one at once; nobody is told of them. */
export async function copyOrders(sql: Sql, count: number): Promise<void> {
  if (count <= 0) return;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into shop_order (id, order_number, key, sales_channel_id, customer_id, language_id, currency_id, state, total_cents, email,
        zipcode, deep_link_code, document, placed_at, updated_at)
      select new_id, 'drill-' || new_id, 'drill-' || new_id, sales_channel_id, customer_id, language_id, currency_id, state, total_cents,
        'drill', zipcode, 'drill-' || new_id, document, placed_at, updated_at
      from (select gen_random_uuid() as new_id, o.* from (select * from shop_order order by placed_at desc nulls last limit 1) o,
        generate_series(1, ${count}::int)) copies`;
  });
}
