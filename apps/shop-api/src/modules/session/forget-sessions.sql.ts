import type { Sql } from "../../platform/database/database.ts";
import { LOT, untilFew } from "../../platform/database/in-lots.ts";

export interface Forgetting {
  lifetimeSeconds: number;
  lot?: number;
}

/**
 * Sessions nobody uses, and what anonymous visitors chose who never came back, with their carts, and guests who never ordered. A
 * session that is too old opens nothing, so a day later nobody has used it either. A customer's choices wait with the cart.
 */
export async function forgetSessions(sql: Sql, { lifetimeSeconds, lot = LOT }: Forgetting): Promise<void> {
  const over = () => sql`now() - ${lifetimeSeconds} * interval '1 second'`;
  await untilFew(
    lot,
    () => sql`
    delete from customer_session where id in (
      select id from customer_session where last_used_at < ${over()} order by last_used_at limit ${lot})`,
  );
  await untilFew(
    lot,
    () => sql`
    delete from shop_context where context_key in (
      select context_key from shop_context where customer_id is null and last_used_at < ${over()}
      order by last_used_at limit ${lot})`,
  );
  await overAll(
    NO_ID,
    (after) => sql<{ last: string | null }[]>`
    with lot as materialized (
      select id from customer where id > ${after} order by id limit ${lot}),
    gone as (
      delete from customer c using lot where c.id = lot.id and c.guest and c.order_count = 0 and c.created_at < ${over()}
        and not exists (select from customer_session s where s.customer_id = c.id)
        and not exists (select from shop_order o where o.customer_id = c.id))
    select id as last from lot order by id desc limit 1`,
  );
  // Those of the guests have lost their context just now.
  await overAll(
    "",
    (after) => sql<{ last: string | null }[]>`
    with lot as materialized (
      select context_key from cart where context_key > ${after} order by context_key limit ${lot}),
    gone as (
      delete from cart c using lot where c.context_key = lot.context_key and c.updated_at < ${over()}
        and not exists (select from shop_context x where x.context_key = c.context_key))
    select max(context_key) as last from lot`,
  );
}

const NO_ID = "00000000-0000-0000-0000-000000000000";

/** Lot after lot in the order of the keys: no index says which are old. */
async function overAll(
  first: string,
  forget: (after: string) => PromiseLike<readonly { last: string | null }[]>,
): Promise<void> {
  let after: string | null = first;
  while (after !== null) after = (await forget(after))[0]?.last ?? null;
}
