import type { Sql } from "postgres";

/** A benchmark that takes the last connections would measure refusals, and fail whoever else works on the server. */
export async function assertFreeConnections(sql: Sql, needed: number): Promise<void> {
  const [row] = await sql<[{ free: number }]>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as free`;
  if (row.free < needed)
    throw new Error(
      `${needed} connections are needed, ${row.free} are free: raise max_connections, or name another server in DATABASE_URL`,
    );
}
