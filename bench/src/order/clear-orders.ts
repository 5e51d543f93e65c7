import type { Sql } from "postgres";

/** More than the bare SQL can order, which orders the same few products again and again. */
const PLENTY = 10_000_000;
const PATIENCE_MS = 20_000;

/** As before the first order. Requests whose client stopped waiting are let end first: they hold rows of what is emptied. */
export async function clearOrders(sql: Sql): Promise<void> {
  await untilQuiet(sql);
  await sql`truncate shop_order, order_attempt, cart, shop_context, customer_session, mail, stock_movement, promotion_redemption cascade`;
  await sql`delete from customer where guest and email like '%@example.com'`;
  await sql`update product_stock set stock = ${PLENTY}, reserved = 0, pledged = 0 where stock <> ${PLENTY} or reserved <> 0`;
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'order_placed'`;
}

async function untilQuiet(sql: Sql): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const busy = await sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        and backend_type = 'client backend'`;
    if (busy.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the database is still busy with requests nobody waits for");
}
