import type { ListPage, ListRequest, OrderHead } from "@hearth/admin-contract";
import { SHOP_TIME_ZONE } from "@hearth/rules";
import type { Sql } from "../../platform/database.ts";
import { listRows, matches } from "../admin-list/index.ts";

/** For staff. Payment and delivery are the last ones: those that count. */
export function listOrders(sql: Sql, request: ListRequest): Promise<ListPage<OrderHead>> {
  return listRows<OrderHead>(sql, request, {
    rows: sql`from shop_order o join currency c on c.id = o.currency_id`,
    columns: headColumns(sql),
    filters: {
      state: (state) => sql`o.state = ${state}`,
      paymentState: (state) => sql`${paymentState(sql)} = ${state}`,
      deliveryState: (state) => sql`${deliveryState(sql)} = ${state}`,
      flag: (flag) => sql`o.flags <> '{}' and o.flags @> array[${flag}]`,
      customerNumber: (number) =>
        sql`o.customer_id = (select id from customer where customer_number = ${number})`,
      from: (day) => sql`o.placed_at >= ${day}::date::timestamp at time zone ${SHOP_TIME_ZONE}`,
      until: (day) => sql`o.placed_at < (${day}::date + 1)::timestamp at time zone ${SHOP_TIME_ZONE}`,
    },
    search: (text) => sql`(${matches(sql, sql`order_words(o.order_number, o.email, o.document)`, text)}
      or o.id in (select l.order_id from order_line l join product p on p.id = l.product_id where p.product_number = ${text}))`,
    sorts: { placedAt: sql`o.placed_at`, totalCents: sql`o.total_cents`, number: sql`o.order_number` },
    last: sql`o.id`,
  });
}

export async function selectOrderHead(sql: Sql, id: string): Promise<OrderHead | undefined> {
  const [row] = await sql<OrderHead[]>`
    select ${headColumns(sql)} from shop_order o join currency c on c.id = o.currency_id where o.id = ${id}`;
  return row;
}

function headColumns(sql: Sql) {
  return sql`o.id, o.order_number as number, o.placed_at as "placedAt", o.state, ${paymentState(sql)} as "paymentState",
    ${deliveryState(sql)} as "deliveryState",
    trim(concat_ws(' ', o.document #>> '{order,orderCustomer,firstName}', o.document #>> '{order,orderCustomer,lastName}')) as name,
    o.document #>> '{order,orderCustomer,company}' as company, o.email, o.total_cents as "totalCents",
    c.iso_code as currency, o.flags`;
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
