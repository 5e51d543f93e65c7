import { randomBytes, randomUUID } from "node:crypto";
import { readConfig } from "@hearth/shop-api/config";
import { openServices } from "@hearth/shop-api/services";
import type { Sql } from "postgres";

export interface BenchAccounts {
  emails: string[];
  password: string;
}

/** Accounts that may sign in, written straight into the database; all with the same password, hashed once. */
export async function prepareAccounts(databaseUrl: string, sql: Sql, count: number): Promise<BenchAccounts> {
  const password = randomBytes(12).toString("hex");
  const services = await openServices(readConfig({ DATABASE_URL: databaseUrl }), () => {});
  const hash = await services.passwords.hash(password);
  await services.close();
  const emails = Array.from({ length: count }, () => `bench.${randomUUID()}@example.com`);
  await sql`
    insert into customer (id, sales_channel_id, customer_group_id, email, password_hash, first_name, last_name, language_id)
    select gen_random_uuid(), s.id, s.customer_group_id, e.email, ${hash}, 'Bench', 'Account', s.language_id
    from unnest(${emails}::text[]) as e (email), (select * from sales_channel limit 1) s`;
  return { emails, password };
}
