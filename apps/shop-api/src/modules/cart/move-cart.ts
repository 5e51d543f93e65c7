import type { Sql } from "../../platform/database.ts";
import { deleteCarts, lockCarts, moveExpress, renameCart, saveCart } from "./cart.sql.ts";
import { mergeContents } from "./merge-carts.ts";

/** Inside a transaction: the cart follows its session to a new token. */
export async function moveCart(tx: Sql, from: string, to: string): Promise<void> {
  await renameCart(tx, from, to);
  await moveExpress(tx, from, to);
}

/** Inside a transaction: a visitor's cart becomes part of the customer's. Doing it twice finds nothing to merge. */
export async function mergeCart(tx: Sql, visitorToken: string, customerToken: string): Promise<void> {
  const carts = await lockCarts(tx, [visitorToken, customerToken]);
  const visitor = carts.find(({ token }) => token === visitorToken);
  const customer = carts.find(({ token }) => token === customerToken);
  if (!visitor) return;
  await moveExpress(tx, visitorToken, customerToken);
  if (!customer) return renameCart(tx, visitorToken, customerToken);
  const content = mergeContents(visitor.content, customer.content);
  await saveCart(tx, { token: customerToken, version: customer.version, content });
  await deleteCarts(tx, [visitorToken]);
}
