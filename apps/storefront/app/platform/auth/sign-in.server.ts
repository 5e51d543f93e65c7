import type { Customer } from "@hearth/contract";
import { clearAuthCookie, issueAuthCookie } from "./auth-cookies.server.ts";
import type { AuthIdentity } from "./auth-cookies.server.ts";
import { isLoggedIn, sessionKind } from "./session-kind.ts";
import { ShopApiError } from "../shop/client/shop-error.ts";
import type { Visit } from "../http/visit.server.ts";

export interface Credentials {
  username: string;
  password: string;
}

/** Who is there, guests included. The shop API alone knows. */
export async function currentCustomer({ shop }: Pick<Visit, "shop">): Promise<Customer | null> {
  return (await shop.act("readContext")).customer;
}

/** Who is signed in with an account. */
export async function signedInCustomer(visit: Pick<Visit, "shop">): Promise<Customer | null> {
  const customer = await currentCustomer(visit);
  return isLoggedIn(customer) ? customer : null;
}

/** Asks the shop API with the browser's token, so that carts are merged; the new token goes into the session's cookie. */
export async function checkCredentials(visit: Pick<Visit, "shop">, given: Credentials): Promise<Customer> {
  await visit.shop.act("loginCustomer", { body: given });
  const customer = await signedInCustomer(visit);
  if (customer === null) throw new ShopApiError("loginCustomer", 401, []);
  return customer;
}

export function identityOf({ id, firstName, lastName, email }: Customer): AuthIdentity {
  return { id, name: `${firstName} ${lastName}`.trim(), email };
}

/** The browser learns that this session is a customer's or a guest's. Answers the token of the sign-in. */
export async function rememberVisitor(visit: Visit, customer: Customer | null): Promise<string | null> {
  if (customer !== null && isLoggedIn(customer)) return issueAuthCookie(visit, identityOf(customer));
  clearAuthCookie(visit, sessionKind(customer) === "guest" ? "guest" : "anonymous");
  return null;
}

/** For customers and guests alike. Whoever is not signed in any more is signed out all the same. */
export async function signOut(visit: Visit): Promise<void> {
  try {
    await visit.shop.act("logoutCustomer");
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status !== 403) throw error;
  }
  clearAuthCookie(visit);
}
