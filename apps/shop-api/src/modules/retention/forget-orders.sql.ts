import type { Sql } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import { untilFew } from "../../platform/database/in-lots.ts";

/** Each takes its lines, documents, payments and movements along. */
const ORDERS_AT_ONCE = 200;

/** Orders that came to an end before then, and guests who had no other. */
export async function forgetOrders(transact: Transact, before: Date): Promise<void> {
  await untilFew(ORDERS_AT_ONCE, () =>
    transact(async (tx) => {
      const gone = await tx<{ customerId: string | null; key: string }[]>`
        delete from shop_order where id in (
          select id from shop_order where placed_at < ${before} and state in ('completed', 'cancelled')
          order by placed_at limit ${ORDERS_AT_ONCE})
        returning customer_id as "customerId", key`;
      await tx`delete from order_attempt where key = any(${gone.map(({ key }) => key)})`;
      const customers = gone.flatMap(({ customerId }) => customerId ?? []);
      await tx`delete from customer c where c.id = any(${customers}::uuid[]) and c.guest
        and not exists (select from shop_order o where o.customer_id = c.id)`;
      return { count: gone.length };
    }),
  );
}

/** The table itself refuses to lose one any sooner (0060). */
export async function forgetWithdrawals(sql: Sql, before: Date): Promise<void> {
  await sql`delete from withdrawal_step where withdrawal_id in (select id from withdrawal where received_at < ${before})`;
  await sql`delete from withdrawal where received_at < ${before}`;
}
