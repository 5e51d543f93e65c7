import type { Sql } from "../../platform/database.ts";
import { deleteCarts, moveCart } from "../cart/index.ts";
import { newToken, type SignedIn } from "../context/index.ts";
import { parkSession } from "./attach-customer.ts";
import { deleteSession, lockCustomer, renameSession, selectSessionOf } from "./sign-in.sql.ts";

/** Inside a transaction: the old token is dead, the caller goes on as a newcomer. A guest's cart goes with the guest. */
export async function signOut(tx: Sql, token: string, customer: SignedIn): Promise<string> {
  await lockCustomer(tx, customer.id);
  if (customer.isGuest) {
    await deleteCarts(tx, [token]);
    await deleteSession(tx, token);
  } else await parkSession(tx, token);
  return newToken();
}

/** Inside a transaction, after the password changed: every device but the caller's has to sign in again. */
export async function renewSession(tx: Sql, token: string, customerId: string): Promise<string> {
  await lockCustomer(tx, customerId);
  const fresh = newToken();
  await renameSession(tx, token, fresh);
  await moveCart(tx, token, fresh);
  return fresh;
}

/** Inside a transaction, after a recovery: every device has to sign in again. */
export async function endSessionsOf(tx: Sql, customerId: string): Promise<void> {
  await lockCustomer(tx, customerId);
  const own = await selectSessionOf(tx, customerId);
  if (own) await parkSession(tx, own.token);
}
