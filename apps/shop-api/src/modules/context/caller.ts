import type { Scope, SignedIn } from "./scope.ts";

/** Who asks, and from where. */
export interface Caller {
  scope: Scope;
  address: string;
  /** What the browser says it is; only for the list of devices in the account. */
  agent?: string | undefined;
  /** The token of a browser that has signed in before, as it was sent: nobody has looked at it yet. */
  device?: string | undefined;
}

/** The endpoint table has let only signed-in callers through. */
export function signedIn({ customer }: Scope): SignedIn {
  if (!customer) throw new Error("An endpoint that needs a customer was reached without one");
  return customer;
}
