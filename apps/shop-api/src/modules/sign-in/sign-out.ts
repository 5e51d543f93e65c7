import type { Sql } from "../../platform/database/database.ts";
import { deleteCarts } from "../cart/index.ts";
import { newToken, type Scope } from "../context/index.ts";
import { endSession, endSessionsOf, startSession } from "../session/index.ts";
import { deleteContext, lockCustomer } from "./sign-in.sql.ts";

/** Inside a transaction: the token is dead, the caller goes on as a newcomer. A customer's cart waits, a guest's goes with the guest. */
export async function signOut(
  tx: Sql,
  { contextKey, sessionId, customer }: Pick<Scope, "contextKey" | "sessionId" | "customer">,
): Promise<string> {
  if (sessionId !== null) await endSession(tx, sessionId);
  if (customer?.isGuest) {
    await lockCustomer(tx, customer.id);
    await deleteCarts(tx, [contextKey]);
    await deleteContext(tx, contextKey);
  }
  return newToken();
}

/** Inside a transaction, after the password changed: every device has to sign in again, but the caller's, which has just proven it. */
export async function renewSession(
  tx: Sql,
  { customerId, agent }: { customerId: string; agent: string | undefined },
): Promise<string> {
  await signOutEverywhere(tx, customerId);
  return startSession(tx, { customerId, agent });
}

/** Inside a transaction, after a recovery: every device has to sign in again. */
export async function signOutEverywhere(tx: Sql, customerId: string): Promise<void> {
  await lockCustomer(tx, customerId);
  await endSessionsOf(tx, customerId);
}
