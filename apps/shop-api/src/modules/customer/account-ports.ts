import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { PasswordHasher } from "../../platform/password/password-hasher.ts";
import type { Transact } from "../../platform/database/transaction.ts";

/** What the use cases of accounts work with. */
export interface AccountPorts {
  sql: Sql;
  writes: Sql;
  transact: Transact;
  passwords: PasswordHasher;
  attempts: Attempts;
  config: Pick<Config, "doubleOptIn" | "mail" | "serviceKey" | "goods" | "vatRegister">;
}
