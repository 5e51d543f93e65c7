import type { CustomerHead, ListPage, ListRequest } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { listRows, matches } from "../admin-list/index.ts";

/** For staff. Guests too: each order without an account has one. */
export function listCustomers(sql: Sql, request: ListRequest): Promise<ListPage<CustomerHead>> {
  return listRows<CustomerHead>(sql, request, {
    rows: sql`from customer c`,
    columns: headColumns(sql),
    filters: {
      groupId: (id) => sql`c.customer_group_id = ${id}`,
      accountType: (type) => sql`c.account_type = ${type}`,
      // The few that are blocked have an index.
      state: (state) =>
        state === "blocked" ? sql`not c.active` : sql`c.active and ${stateOf(sql)} = ${state}`,
      kind: (kind) => sql`c.guest = ${kind === "guest"}`,
    },
    // As the index customer_by_words is written.
    search: (text) =>
      matches(
        sql,
        sql`customer_words(c.customer_number, c.email, c.first_name, c.last_name, c.company)`,
        text,
      ),
    sorts: {
      createdAt: sql`c.created_at`,
      name: sql`c.last_name`,
      orderCount: sql`c.order_count`,
      lastLoginAt: sql`c.last_login_at`,
    },
    last: sql`c.id`,
  });
}

export function headColumns(sql: Sql) {
  return sql`c.id, c.customer_number as number, trim(concat_ws(' ', c.first_name, c.last_name)) as name, c.company, c.email,
    c.account_type as "accountType", c.customer_group_id as "groupId", c.guest as "isGuest", ${stateOf(sql)} as state,
    c.order_count as "orderCount", c.created_at as "createdAt", c.last_login_at as "lastLoginAt"`;
}

function stateOf(sql: Sql) {
  return sql`case when not c.active then 'blocked'
    when c.double_opt_in and c.opt_in_confirmed_at is null then 'waiting' else 'active' end`;
}
