/** What the shop API says about who is there. */
export interface Visitor {
  id: string;
  active: boolean;
  guest: boolean;
}

/** anonymous: nobody signed in. guest: somebody ordering without an account. customer: an account. */
export type SessionKind = "anonymous" | "guest" | "customer";

export function sessionKind(customer: Visitor | null): SessionKind {
  if (!customer?.id) return "anonymous";
  return customer.guest ? "guest" : "customer";
}

/** An account that was closed is a customer session, but not logged in. */
export function isLoggedIn(customer: Visitor | null): boolean {
  return sessionKind(customer) === "customer" && customer?.active === true;
}
