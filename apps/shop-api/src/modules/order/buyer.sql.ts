import type { Sql } from "../../platform/database.ts";
import type { CustomerRow } from "../customer/index.ts";
import type { OrderDocument } from "./order-document.ts";

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

/** Who orders, and the order of this key if there is one already. */
export async function selectBuyer(
  sql: Sql,
  customerId: string,
  key: string | null,
): Promise<(Buyer & { known: OrderDocument | null }) | undefined> {
  const [row] = await sql<(Buyer & { known: OrderDocument | null })[]>`
    select c.id, c.customer_number, c.email, c.salutation_id, c.title, c.first_name, c.last_name, c.company, c.vat_ids,
      o.document as known
    from customer c left join shop_order o on o.key = ${key} where c.id = ${customerId} and c.active`;
  return row;
}

export async function selectByKey(sql: Sql, key: string): Promise<OrderDocument | null> {
  const [row] = await sql<{ document: OrderDocument }[]>`select document from shop_order where key = ${key}`;
  return row?.document ?? null;
}
