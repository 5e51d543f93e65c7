import type { Sql } from "../../../src/platform/database/database.ts";
import { tokenHash } from "../../../src/modules/context/index.ts";

/* Tests hold tokens, the database only their hashes. */

/** The key of choices and cart of whoever has this token, as part of a statement. */
export function keyOf(sql: Sql, token: string) {
  const hash = tokenHash(token);
  return sql`coalesce((select x.context_key from customer_session s join shop_context x on x.customer_id = s.customer_id
    where s.token_hash = ${hash}), ${hash})`;
}

/** As if a session had last been used at that moment, whether somebody is signed in or not. */
export async function setLastUse(sql: Sql, token: string, at: Date): Promise<void> {
  const hash = tokenHash(token);
  await sql`update customer_session set last_used_at = ${at} where token_hash = ${hash}`;
  await sql`update shop_context set last_used_at = ${at} where context_key = ${keyOf(sql, token)}`;
}
