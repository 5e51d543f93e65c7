import type { Sql } from "../../platform/database.ts";

export async function saveExpress(sql: Sql, reference: string, token: string): Promise<void> {
  await sql`insert into express_payment (reference, token) values (${reference}, ${token})`;
}

export async function isExpressOf(sql: Sql, reference: string, token: string): Promise<boolean> {
  const rows = await sql`select from express_payment where reference = ${reference} and token = ${token}`;
  return rows.length > 0;
}
