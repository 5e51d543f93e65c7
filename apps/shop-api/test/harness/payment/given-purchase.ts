import { randomBytes } from "node:crypto";
import { recommendationJobs } from "../../../src/modules/recommendation/index.ts";
import type { Sql } from "../../../src/platform/database/database.ts";
import { createTransact } from "../../../src/platform/database/transaction.ts";
import * as id from "../content/catalogue-ids.ts";
import { insertOrder, type Method } from "../order/given-order.ts";

export interface Purchase {
  buyer: string;
  products: readonly string[];
  daysAgo?: number;
  state?: "open" | "in_progress" | "completed" | "cancelled";
  payment?: "open" | "authorized" | "paid" | "failed";
  method?: Method;
}

/** An order that staff have taken on, of products by their keys in the test catalogue. */
async function insertPurchase(sql: Sql, purchase: Purchase): Promise<void> {
  const {
    buyer,
    products,
    daysAgo = 1,
    state = "in_progress",
    payment = "open",
    method = "invoice",
  } = purchase;
  const order = await insertOrder(sql, { method });
  await sql`update shop_order set email = ${buyer}, state = ${state}, placed_at = now() - ${daysAgo} * interval '1 day'
    where id = ${order.id}`;
  await sql`update order_transaction set state = ${payment} where order_id = ${order.id}`;
  for (const [position, key] of products.entries())
    await sql`insert into order_line (id, order_id, position, type, product_id, quantity, unit_cents, total_cents)
      values (${randomBytes(16).toString("hex")}, ${order.id}, ${position}, 'product', ${id.product(key)}, 1, 100, 100)`;
}

/** Each of them bought all of it. */
export async function insertPurchases(
  sql: Sql,
  buyers: readonly string[],
  purchase: Omit<Purchase, "buyer">,
): Promise<void> {
  for (const buyer of buyers) await insertPurchase(sql, { ...purchase, buyer });
}

export const three = ["ada@example.com", "bo@example.com", "cy@example.com"];

export async function forgetPurchases(sql: Sql): Promise<void> {
  await sql`delete from shop_order`;
}

/** What the worker does at night. */
export const countOrders = (sql: Sql): Promise<void> =>
  recommendationJobs(createTransact(sql)).count_orders();
