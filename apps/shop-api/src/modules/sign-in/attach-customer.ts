import type { Sql } from "../../platform/database.ts";
import { mergeCart, moveCart } from "../cart/index.ts";
import { newToken, type Scope } from "../context/index.ts";
import {
  deleteSession,
  giveSession,
  lockCustomer,
  noteLogin,
  renameSession,
  selectHolder,
  selectSessionOf,
} from "./sign-in.sql.ts";

export interface Attachment {
  scope: Pick<Scope, "token" | "channel" | "now">;
  customerId: string;
  lifetimeSeconds: number;
}

/**
 * Inside a transaction: from now on the caller's session is this customer's. Returns the token to go on with: never the one the caller
 * came with, so a token somebody planted before is worth nothing (contract 1.4, 5.1).
 */
export async function attachCustomer(tx: Sql, attachment: Attachment): Promise<string> {
  const { scope, customerId } = attachment;
  await lockCustomer(tx, customerId);
  await noteLogin(tx, customerId);
  const visitor = await visitorToken(tx, scope.token, customerId);
  const own = await selectSessionOf(tx, customerId);
  if (!own) {
    const token = newToken();
    await giveSession(tx, { from: visitor, to: token, channelId: scope.channel.id, customerId });
    await moveCart(tx, visitor, token);
    return token;
  }
  const token = isLiving(attachment, own) && own.token !== visitor ? own.token : newToken();
  await renameSession(tx, own.token, token);
  if (token !== own.token) await moveCart(tx, own.token, token);
  if (own.token !== visitor) {
    await mergeCart(tx, visitor, token);
    await deleteSession(tx, visitor);
  }
  return token;
}

/** The token whose cart comes along. Somebody else's session stays theirs: it is parked, and the visitor brings nothing. */
async function visitorToken(tx: Sql, token: string, customerId: string): Promise<string> {
  const holder = await selectHolder(tx, token);
  const isForeign =
    holder !== undefined &&
    holder.customer_id !== null &&
    holder.customer_id !== customerId &&
    !holder.is_guest;
  if (!isForeign) return token;
  await parkSession(tx, token);
  return newToken();
}

/** Session and cart wait under a token nobody knows until the customer signs in again. */
export async function parkSession(tx: Sql, token: string): Promise<void> {
  const parked = newToken();
  await renameSession(tx, token, parked);
  await moveCart(tx, token, parked);
}

function isLiving({ scope, lifetimeSeconds }: Attachment, session: { last_used_at: string }): boolean {
  return scope.now - Date.parse(session.last_used_at) <= lifetimeSeconds * 1000;
}
