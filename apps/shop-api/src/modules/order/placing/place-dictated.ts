import { ApiFailure, type Order } from "@hearth/contract";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type CurrentCart, deleteCarts, presentCart, saveCart } from "../../cart/index.ts";
import { signedIn } from "../../context/index.ts";
import { selectBuyer } from "./buyer.sql.ts";
import { noteRefusal } from "./claim-number.sql.ts";
import { orderCart, type OrderPorts } from "./order-cart.ts";

export interface DictatedOrder {
  /** As it was read to the customer. */
  used: CurrentCart;
  /** Of this wish, whoever sends it how often. */
  key: string;
  comment: string | undefined;
}

const FIRST_VERSION = 1;

/**
 * Inside the transaction of a desk: what a customer dictated is ordered as every cart is, all of it or nothing. Staff vouch for buyers
 * nobody knows: neither the limits of strangers nor their share of the shelf apply. Null: what it was calculated from has changed
 * meanwhile, and the transaction can only be given up.
 */
export async function placeDictated(
  ports: OrderPorts,
  tx: Tx,
  { used, key, comment }: DictatedOrder,
): Promise<Order | null> {
  const { scope, cart } = used;
  const found = await selectBuyer(tx, signedIn(scope).id, key);
  if (!found) return null;
  const buyer = { ...found, is_stranger: false };
  // An order empties the cart it is made from; this one is there for no longer than that.
  await saveCart(tx, { contextKey: scope.contextKey, version: null, content: cart.content });
  const shown = { ...used, version: FIRST_VERSION };
  const claimed = new Set<string>();
  const input = { ...(comment && { customerComment: comment }) };
  const attempt = { input, address: "", claimed, isAdmitted: true, desk: { tx } };
  const read = { used: shown, cart: presentCart(shown), buyer, key, scope };
  try {
    const order = await orderCart(ports, attempt, read);
    if (order) await deleteCarts(tx, [scope.contextKey]);
    else for (const each of claimed) await noteRefusal(ports.writes, each, "ADMIN__CART_CHANGED");
    return order;
  } catch (error) {
    const code = error instanceof ApiFailure ? error.errors[0]?.code : null;
    if (code) for (const each of claimed) await noteRefusal(ports.writes, each, code);
    throw error;
  }
}
