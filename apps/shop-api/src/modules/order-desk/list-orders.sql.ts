import type { ListPage, ListRequest, OrderHead } from "@hearth/admin-contract";
import { SHOP_TIME_ZONE } from "@hearth/rules";
import type { Fragment } from "postgres";
import type { Sql } from "../../platform/database.ts";
import { listRows, matches } from "../admin-list/index.ts";

/** For staff. Payment and delivery are the last ones: those that count. */
export function listOrders(sql: Sql, request: ListRequest): Promise<ListPage<OrderHead>> {
  return listRows<OrderHead>(sql, request, {
    rows: sql`from shop_order o`,
    columns: headColumns(sql),
    filters: {
      state: (state) => sql`o.state = ${state}`,
      paymentState: (state) => {
        const newer = sql`(n.created_at, n.id) > (s.created_at, s.id)`;
        return hasLast(sql, state, { table: sql`order_transaction`, newer, shown: paymentState(sql) });
      },
      deliveryState: (state) => {
        const newer = sql`n.id > s.id`;
        return hasLast(sql, state, { table: sql`order_delivery`, newer, shown: deliveryState(sql) });
      },
      flag: (flag) => sql`o.flags <> '{}' and o.flags @> array[${flag}]`,
      customerNumber: (number) =>
        sql`o.customer_id = (select id from customer where customer_number = ${number})`,
      from: (day) => sql`o.placed_at >= ${day}::date::timestamp at time zone ${SHOP_TIME_ZONE}`,
      until: (day) => sql`o.placed_at < (${day}::date + 1)::timestamp at time zone ${SHOP_TIME_ZONE}`,
    },
    // A condition over several tables would use no index.
    search: (text) => sql`o.id in (
      select w.id from shop_order w where ${matches(sql, sql`w.words`, text)}
      union select l.order_id from order_line l join product p on p.id = l.product_id where p.product_number = ${text})`,
    sorts: { placedAt: sql`o.placed_at`, totalCents: sql`o.total_cents`, number: sql`o.order_number` },
    last: sql`o.id`,
  });
}

export async function selectOrderHead(sql: Sql, id: string): Promise<OrderHead | undefined> {
  const [row] = await sql<OrderHead[]>`
    select ${headColumns(sql)} from shop_order o where o.id = ${id}`;
  return row;
}

function headColumns(sql: Sql) {
  return sql`o.id, o.order_number as number, o.placed_at as "placedAt", o.state, ${paymentState(sql)} as "paymentState",
    ${deliveryState(sql)} as "deliveryState",
    trim(concat_ws(' ', o.document #>> '{order,orderCustomer,firstName}', o.document #>> '{order,orderCustomer,lastName}')) as name,
    o.document #>> '{order,orderCustomer,company}' as company, o.email, o.total_cents as "totalCents",
    (select c.iso_code from currency c where c.id = o.currency_id) as currency, o.flags`;
}

/** How nearly all orders end. */
const usual = new Set(["paid", "shipped"]);

interface LastState {
  table: Fragment;
  /** Whether row n came after row s of it. */
  newer: Fragment;
  shown: Fragment;
}

/** The few that have or had a state are found by it first; joined as a whole, a list of what waits took seconds. */
function hasLast(sql: Sql, state: string, { table, newer, shown }: LastState): Fragment {
  return usual.has(state)
    ? sql`exists (select from ${table} s where s.order_id = o.id and s.state = ${state}
        and not exists (select from ${table} n where n.order_id = s.order_id and ${newer}))`
    : sql`o.id = any(array(select s.order_id from ${table} s where s.state = ${state})) and ${shown} = ${state}`;
}

function paymentState(sql: Sql) {
  return sql`(select t.state from order_transaction t where t.order_id = o.id order by t.created_at desc, t.id desc limit 1)`;
}

function deliveryState(sql: Sql) {
  return sql`(select d.state from order_delivery d where d.order_id = o.id order by d.id desc limit 1)`;
}

export function selectSteps(sql: Sql, orderId: string) {
  return sql<{ entity: string; from: string | null; to: string; actor: string; at: string }[]>`
    select entity, from_state as "from", to_state as "to", actor, at from order_state_history
    where order_id = ${orderId} order by id`;
}
