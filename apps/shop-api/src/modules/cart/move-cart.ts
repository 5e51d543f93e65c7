import type { Sql } from "../../platform/database/database.ts";
import { deleteCarts, lockCarts, moveExpress, renameCart, saveCart } from "./cart.sql.ts";
import { mergeContents } from "./merge-carts.ts";

/** Inside a transaction: the cart follows its context to another key. */
export async function moveCart(tx: Sql, from: string, to: string): Promise<void> {
  await renameCart(tx, from, to);
  await moveExpress(tx, from, to);
}

/** Inside a transaction: a visitor's cart becomes part of the customer's. Doing it twice finds nothing to merge. */
export async function mergeCart(tx: Sql, visitorKey: string, customerKey: string): Promise<void> {
  const carts = await lockCarts(tx, [visitorKey, customerKey]);
  const visitor = carts.find((cart) => cart.context_key === visitorKey);
  const customer = carts.find((cart) => cart.context_key === customerKey);
  if (!visitor) return;
  await moveExpress(tx, visitorKey, customerKey);
  if (!customer) return renameCart(tx, visitorKey, customerKey);
  const content = mergeContents(visitor.content, customer.content);
  await saveCart(tx, { contextKey: customerKey, version: customer.version, content });
  await deleteCarts(tx, [visitorKey]);
}
