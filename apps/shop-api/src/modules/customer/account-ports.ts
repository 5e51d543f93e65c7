import type { Attempts } from "../../platform/attempts.ts";
import type { Config } from "../../platform/config.ts";
import type { Sql } from "../../platform/database.ts";
import type { PasswordHasher } from "../../platform/password-hasher.ts";
import type { Transact } from "../../platform/transaction.ts";

/** What the use cases of accounts work with. */
export interface AccountPorts {
  sql: Sql;
  writes: Sql;
  transact: Transact;
  passwords: PasswordHasher;
  attempts: Attempts;
  config: Pick<Config, "doubleOptIn" | "mail" | "serviceKey" | "goods">;
}
