import type { Sql } from "../../platform/database/database.ts";

export async function saveExpress(sql: Sql, reference: string, contextKey: string): Promise<void> {
  await sql`insert into express_payment (reference, context_key) values (${reference}, ${contextKey})`;
}

export async function isExpressOf(sql: Sql, reference: string, contextKey: string): Promise<boolean> {
  const rows =
    await sql`select from express_payment where reference = ${reference} and context_key = ${contextKey}`;
  return rows.length > 0;
}
