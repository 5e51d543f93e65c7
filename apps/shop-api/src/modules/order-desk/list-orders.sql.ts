import type { ListPage, ListRequest, OrderHead } from "@hearth/admin-contract";
import { SHOP_TIME_ZONE } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { listRows, matches } from "../admin-list/index.ts";

/** For staff. Found by the outline alone; nothing is read of orders that the page does not show. */
export function listOrders(sql: Sql, request: ListRequest): Promise<ListPage<OrderHead>> {
  return listRows<OrderHead>(sql, request, {
    ...headSource(sql),
    filters: {
      state: (state) => sql`l.state = ${state}`,
      paymentState: (state) => sql`l.payment_state = ${state}`,
      deliveryState: (state) => sql`l.delivery_state = ${state}`,
      flag: (flag) => sql`l.flags <> '{}' and l.flags @> array[${flag}]`,
      customerNumber: (number) =>
        sql`l.customer_id = (select id from customer where customer_number = ${number})`,
      from: (day) => sql`l.placed_at >= ${day}::date::timestamp at time zone ${SHOP_TIME_ZONE}`,
      until: (day) => sql`l.placed_at < (${day}::date + 1)::timestamp at time zone ${SHOP_TIME_ZONE}`,
    },
    search: (text) => sql`(${matches(sql, sql`l.words`, text)} or l.order_id = any(array(
      select b.order_id from order_line b join product p on p.id = b.product_id where p.product_number = ${text})))`,
    sorts: { placedAt: sql`l.placed_at`, totalCents: sql`l.total_cents`, number: sql`l.order_number` },
    last: sql`l.order_id`,
  });
}

export async function selectOrderHead(sql: Sql, id: string): Promise<OrderHead | undefined> {
  const { columns, rows } = headSource(sql);
  const [row] = await sql<OrderHead[]>`select ${columns} ${rows} where l.order_id = ${id}`;
  return row;
}

/** Payment and delivery are the last ones: those that count. Where no column of the order is asked for, PostgreSQL leaves the join out. */
function headSource(sql: Sql) {
  return {
    rows: sql`from order_outline l left join shop_order o on o.id = l.order_id`,
    columns: sql`l.order_id as id, l.order_number as number, l.placed_at as "placedAt", l.state, l.payment_state as "paymentState",
    l.delivery_state as "deliveryState",
    trim(concat_ws(' ', o.document #>> '{order,orderCustomer,firstName}', o.document #>> '{order,orderCustomer,lastName}')) as name,
    o.document #>> '{order,orderCustomer,company}' as company, o.email, l.total_cents as "totalCents",
    (select c.iso_code from currency c where c.id = o.currency_id) as currency, l.flags`,
  };
}

export function selectSteps(sql: Sql, orderId: string) {
  return sql<{ entity: string; from: string | null; to: string; actor: string; at: string }[]>`
    select entity, from_state as "from", to_state as "to", actor, at from order_state_history
    where order_id = ${orderId} order by id`;
}
