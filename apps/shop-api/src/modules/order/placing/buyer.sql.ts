import type { Fragment } from "postgres";
import type { Sql } from "../../../platform/database/database.ts";
import type { CustomerRow } from "../../customer/index.ts";
import type { OrderDocument } from "../order-document.ts";

export type Buyer = Pick<
  CustomerRow,
  | "id"
  | "customer_number"
  | "email"
  | "salutation_id"
  | "title"
  | "first_name"
  | "last_name"
  | "company"
  | "vat_ids"
>;

export interface FoundBuyer extends Buyer {
  known: OrderDocument | null;
  /** A guest, or an account that has never paid: nobody knows whether they will. Staff know whom they gave a group. */
  is_stranger: boolean;
}

/** Of the customer `c`. */
export function isStranger(sql: Sql): Fragment {
  return sql`(c.guest or (c.customer_group_id = (select g.customer_group_id from sales_channel g where g.id = c.sales_channel_id)
    and not exists (
      select from shop_order p join order_transaction t on t.order_id = p.id
      where p.customer_id = c.id and t.state in ('paid', 'refunded_partially'))))`;
}

/** Who orders, and the order of this key if there is one already. */
export async function selectBuyer(
  sql: Sql,
  customerId: string,
  key: string | null,
): Promise<FoundBuyer | undefined> {
  const [row] = await sql<FoundBuyer[]>`
    select c.id, c.customer_number, c.email, c.salutation_id, c.title, c.first_name, c.last_name, c.company, c.vat_ids,
      o.document as known, ${isStranger(sql)} as is_stranger
    from customer c left join shop_order o on o.key = ${key} where c.id = ${customerId} and c.active`;
  return row;
}

export async function selectByKey(sql: Sql, key: string): Promise<OrderDocument | null> {
  const [row] = await sql<{ document: OrderDocument }[]>`select document from shop_order where key = ${key}`;
  return row?.document ?? null;
}
