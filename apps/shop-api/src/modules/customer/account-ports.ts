import type { Attempts } from "../../platform/attempts.ts";
import type { Config } from "../../platform/config.ts";
import type { Sql } from "../../platform/database.ts";
import type { PasswordHasher } from "../../platform/password-hasher.ts";
import type { Transact } from "../../platform/transaction.ts";
import type { Scope, SignedIn } from "../context/index.ts";

/** What the use cases of accounts work with. */
export interface AccountPorts {
  sql: Sql;
  writes: Sql;
  transact: Transact;
  passwords: PasswordHasher;
  attempts: Attempts;
  config: Pick<Config, "doubleOptIn" | "mail" | "serviceKey" | "goods">;
}

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
