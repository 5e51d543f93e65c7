import { type Caller, signedIn } from "../context/index.ts";
import { type AccountPorts, deleteGuestWithoutOrders } from "../customer/index.ts";
import { signOut } from "../sign-in/index.ts";

/** Returns the token to go on with as a newcomer. Nothing is kept of a guest who ordered nothing. */
export function logout({ transact }: AccountPorts, { scope }: Caller): Promise<string> {
  const customer = signedIn(scope);
  return transact(async (tx) => {
    const token = await signOut(tx, scope);
    if (customer.isGuest) await deleteGuestWithoutOrders(tx, customer.id);
    return token;
  });
}
