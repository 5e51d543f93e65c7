import { randomBytes } from "node:crypto";
import type { Sql } from "../platform/database.ts";

/** All processes of a day agree on the salt of whoever came first. */
export function createDailySalt(sql: Sql, now: () => Date = () => new Date()): () => Promise<Uint8Array> {
  let kept: { day: string; salt: Promise<Uint8Array> } | undefined;
  return async () => {
    const day = now().toISOString().slice(0, 10);
    if (kept?.day !== day) kept = { day, salt: readSalt(sql, day) };
    try {
      return await kept.salt;
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
}

async function readSalt(sql: Sql, day: string): Promise<Uint8Array> {
  await sql`
    insert into site_search.daily_salt (day, salt) values (${day}, ${randomBytes(32)}) on conflict (day) do nothing`;
  const [row] = await sql<{ salt: Uint8Array }[]>`select salt from site_search.daily_salt where day = ${day}`;
  if (!row) throw new Error(`no salt for ${day}`);
  return row.salt;
}
