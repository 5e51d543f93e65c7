import type { Sql } from "../../platform/database/database.ts";
import { mergeCart, moveCart } from "../cart/index.ts";
import { newToken, type Scope } from "../context/index.ts";
import { endSession, startSession } from "../session/index.ts";
import { deleteContext, giveContext, lockCustomer, noteLogin, selectContextOf } from "./sign-in.sql.ts";

export interface Attachment {
  scope: Pick<Scope, "contextKey" | "sessionId" | "customer" | "channel">;
  customerId: string;
  /** What the browser says it is. */
  agent: string | undefined;
}

/**
 * Inside a transaction: from now on the caller's device is this customer's. Returns the token to go on with: never the one the caller
 * came with, so a token somebody planted before is worth nothing, and never that of another device (contract 1.4, 5.1).
 */
export async function attachCustomer(tx: Sql, attachment: Attachment): Promise<string> {
  const { scope, customerId, agent } = attachment;
  await lockCustomer(tx, customerId);
  await noteLogin(tx, customerId);
  if (scope.sessionId !== null) await endSession(tx, scope.sessionId);
  await bringContext(tx, attachment);
  return startSession(tx, { customerId, agent });
}

/** Choices and cart are the same on all devices of a customer. What the visitor has in the cart is put into it. */
async function bringContext(tx: Sql, { scope, customerId }: Attachment): Promise<void> {
  const own = await selectContextOf(tx, customerId);
  const visitor = isSomebodyElse(scope, customerId) ? NOTHING : scope.contextKey;
  if (own === undefined) {
    const fresh = newContextKey();
    await giveContext(tx, { from: visitor, to: fresh, channelId: scope.channel.id, customerId });
    await moveCart(tx, visitor, fresh);
  } else if (own !== visitor) {
    await mergeCart(tx, visitor, own);
    await deleteContext(tx, visitor);
  }
}

/** No context has this key. */
const NOTHING = "";

/** Choices and cart of another customer stay theirs, also of one who was locked: the visitor brings nothing. */
function isSomebodyElse({ sessionId, customer }: Attachment["scope"], customerId: string): boolean {
  if (sessionId === null) return false;
  return customer === null || (customer.id !== customerId && !customer.isGuest);
}

/** It is no hash of a token: an anonymous session, whose key is one, never reaches a customer's cart. */
function newContextKey(): string {
  return newToken();
}
